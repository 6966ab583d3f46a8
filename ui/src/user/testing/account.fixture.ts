import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { UserAccount } from '@clearbench/contracts/user/administration-routes';

/** For tests: an approved tester, unless overridden. */
export const sampleAccount = (some: Partial<UserAccount> = {}): UserAccount => ({
  userId: 'u1',
  email: 'tessa@bank.example',
  displayName: 'Tessa Tester',
  emailVerified: true,
  provider: 'demo',
  roles: ['ROLE_USER'],
  userState: 'ENABLED',
  approvedState: 'APPROVED',
  environmentIds: ['e1'],
  planId: 'trial',
  planUntil: '',
  signedUpAt: '2026-11-01T08:00:00.000Z',
  lastSignedInAt: '',
  accountVersion: 3,
  ...some,
});

/** For tests: a plan with two environments, unless overridden. */
export const samplePlan = (some: Partial<PlanDetails> = {}): PlanDetails => ({
  planId: 'trial',
  planName: 'Trial',
  planDescription: '',
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: true,
  maxEnvs: 2,
  version: 1,
  assigned: 1,
  ...some,
});

/** For tests. */
export const sampleEnvironment = (environmentId: string, environmentName: string): SimEnv => ({
  environmentId,
  environmentName,
  environmentToken: environmentId,
  environmentGroup: 'SEPA',
  scheme: 'sct',
  versions: ['2025'],
  canSendToTestEngine: true,
  clearing: { bic: 'B', systemCode: 'X', cutOff: '16:00', secondsPerBusinessDay: 1, magicCents: true },
});
