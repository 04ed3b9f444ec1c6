import { core } from '../src/core/page/core.ts';
import { publish } from '../src/core/page/np.ts';

publish({});

export { core };
