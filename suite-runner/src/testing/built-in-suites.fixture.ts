import { fileURLToPath } from 'node:url';

/** The folder with the suites of the product. */
export const builtInSuites = fileURLToPath(new URL('../../../test-suites/suites', import.meta.url));
