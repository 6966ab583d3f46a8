import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { heapOptions } from './jest.heap-options.js';
import { temporaryFolder } from './jest.temporary-folder.js';

process.env.TZ = 'UTC';
const folder = temporaryFolder();
if (folder !== undefined) process.env.TMPDIR = folder;
// Tests start the product and its commands as processes: what Node stripped and compiled for one is kept for the next.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));
// Many tests wait for servers and clocks: two workers more than cores, where Jest would take one less.
const maxWorkers = availableParallelism() + 2;
// Jest starts its workers with the options of its own process.
process.execArgv.push(...heapOptions(maxWorkers));

/** Node loads the modules, and the test files of a worker share them; see jest.native-runner.js. */
export const native = {
  testEnvironment: '<rootDir>/jest.native-environment.js',
  testRunner: '<rootDir>/jest.native-runner.js',
  transform: {},
};
const project = (displayName, testMatch, settings) => ({
  displayName,
  testMatch,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  ...settings,
});

export default {
  projects: [
    project('services', ['<rootDir>/*/src/**/*.test.ts'], native),
    project('pages', ['<rootDir>/ui/src/**/*.test.tsx'], {
      ...native,
      runner: '<rootDir>/jest.page-runner.js',
      testEnvironment: '<rootDir>/jest.page-environment.js',
      globalSetup: '<rootDir>/jest.page-icons.js',
      setupFilesAfterEnv: ['<rootDir>/ui/jest.setup.js'],
    }),
  ],
  testSequencer: '<rootDir>/jest.sequencer.js',
  maxWorkers,
  // Only ends a test that hangs: no test is to fail because the machine is slow.
  testTimeout: 300_000,
};
