import { core } from '../src/core/core.ts';
import { publish } from '../src/core/np.ts';

publish({});

export { core };
