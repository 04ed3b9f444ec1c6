import type { Contract } from '../../../src/element-kit/shell/contract.ts';

const modules = import.meta.glob<{ element: Contract }>(
  [
    '/elements/np-*.ts',
    '!/elements/np-core.ts',
    '!/elements/np-doctor.ts',
    '!/elements/np-elements.ts',
    '!/elements/np-observe.ts',
    '!/elements/np-version.ts',
  ],
  { eager: true },
);

/** The contracts of all public tags; importing them defines the tags in this page. */
export const contracts: readonly Contract[] = Object.values(modules).map(({ element }) => element);
