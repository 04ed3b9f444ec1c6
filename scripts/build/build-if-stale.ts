import { isFresh } from './stamp.ts';

/** Builds dist/ unless it was built from these exact files. */
if (!isFresh()) {
  console.log('np: building the bundle …');
  await import('../build.ts');
}
