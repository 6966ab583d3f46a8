import type { FailureKind } from '../failure.ts';

export const simEnvErrors = {
  'simEnv.notFound': 'notFound',
  'simEnv.alreadyOpened': 'refused',
  'simEnv.versionUnknown': 'notFound',
} as const satisfies Record<string, FailureKind>;
