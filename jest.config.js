import { availableParallelism } from 'node:os';

process.env.TZ = 'UTC';

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2024',
        experimental: { keepImportAttributes: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};
const project = (displayName, testMatch, testEnvironment) => ({
  displayName,
  testMatch,
  testEnvironment,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
});

export default {
  projects: [
    project('services', ['<rootDir>/*/src/**/*.test.ts'], 'node'),
    project('pages', ['<rootDir>/ui/src/**/*.test.tsx'], 'jsdom'),
  ],
  // Many tests wait for servers and clocks: one worker more than cores, where Jest would take one less.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 90_000,
};
