import unit from './jest.config.js';

const { transform, extensionsToTreatAsEsm } = unit.projects[0];

export default {
  testMatch: ['<rootDir>/e2e/src/journeys/*.journey.ts'],
  testEnvironment: 'node',
  transform,
  extensionsToTreatAsEsm,
  testTimeout: 120_000,
  // Each journey has a server and a browser of its own, which wait for one another most of the time.
  maxWorkers: 3,
};
