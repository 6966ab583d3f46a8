import { createRequire, enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import { forgetTests } from './jest.forget-tests.js';
import swcOptions from './jest.swc-options.js';

const require = createRequire(import.meta.url);
const { default: circus } = require('jest-circus/runner');

enableCompileCache(process.env.NODE_COMPILE_CACHE);
// Node strips types, but does not compile JSX.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.tsx')
      ? {
          format: 'module',
          shortCircuit: true,
          source: transformFileSync(fileURLToPath(url), { ...swcOptions, swcrc: false, sourceMaps: 'inline' }).code,
        }
      : next(url, context),
});

/** A file that sets up tests is loaded for each test file. */
const addressOf = (path, testPath) => {
  const address = pathToFileURL(path);
  if (path !== testPath) address.searchParams.set('for', testPath);
  return address.href;
};

/**
 * Runs a test file with Jest's own framework, its modules loaded by Node as in the running product:
 * the files of one worker share the modules they import, where Jest's module registry evaluates each of them per file.
 */
export default (globalConfig, config, environment, runtime, testPath) => {
  const native = {
    // The framework keeps the tests it has collected, so each file gets a fresh one. A `require` keeps all that it has
    // loaded, so each framework has its own.
    requireInternalModule(path) {
      delete require.cache[path];
      return createRequire(import.meta.url)(path);
    },
    requireModule: (path) => require(path),
    setGlobalsForRuntime: () => {},
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(addressOf(path, testPath)),
    enterTestCode: () => runtime.enterTestCode(),
    leaveTestCode: () => runtime.leaveTestCode(),
  };
  // A message to Jest for each test is worth it only where someone watches a run: it costs more than most tests.
  return circus(globalConfig, config, environment, native, testPath).finally(() => {
    forgetTests();
    flushCompileCache();
  });
};
