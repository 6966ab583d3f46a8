import unit from './jest.config.js';

const { transform, extensionsToTreatAsEsm } = unit.projects[0];

export default {
  testMatch: ['<rootDir>/e2e/src/journeys/*.journey.ts'],
  testEnvironment: 'node',
  transform,
  extensionsToTreatAsEsm,
  testTimeout: 120_000,
};
