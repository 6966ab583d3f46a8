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
  testTimeout: 30_000,
};
