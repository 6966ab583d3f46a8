import { native } from './jest.config.js';

export default {
  // The product as its users and operators run it: pages in a browser, separate processes, kills.
  testMatch: ['<rootDir>/e2e/src/**/*.journey.ts'],
  ...native,
  testEnvironment: '<rootDir>/jest.journey-environment.js',
  testSequencer: '<rootDir>/jest.sequencer.js',
  testTimeout: 300_000,
  // Each journey has processes of its own, which wait for one another most of the time.
  maxWorkers: 3,
};
