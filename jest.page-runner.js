import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

const { default: TestRunner } = createRequire(import.meta.url)('jest-runner');

/**
 * Runs the tests of pages in processes of their own: modules of a process with a window are not for other tests.
 * These tests wait for nothing, and each process loads all modules: no more processes than cores.
 */
export default class PageRunner extends TestRunner {
  constructor(config, context) {
    super({ ...config, maxWorkers: Math.min(config.maxWorkers, availableParallelism()) }, context);
  }

  runTests(tests, watcher, options) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}
