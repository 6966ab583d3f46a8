import { native } from './jest.config.js';

export default {
  testMatch: ['<rootDir>/e2e/src/journeys/*.journey.ts'],
  ...native,
  testSequencer: '<rootDir>/jest.sequencer.js',
  testTimeout: 300_000,
  // Each journey has a server and a browser of its own, which wait for one another most of the time.
  maxWorkers: 3,
};
