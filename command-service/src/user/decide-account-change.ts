import { refuse } from '@clearbench/contracts/failure';
import type { AccountChange, UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { sameMembers } from './equal-data.ts';
import type { RegisteredUser } from './user-state.ts';

type Plan = NonNullable<AccountChange['plan']>;
type ChangeAccount = Extract<UserCommand, { type: 'ChangeUserAccount' }>;

export const decideApproval = (
  userId: string,
  to: 'APPROVED' | 'REJECTED',
  { approval }: RegisteredUser,
): UserEvent[] =>
  approval === to ? [] : [{ type: to === 'APPROVED' ? 'UserApproved' : 'UserRejected', data: { userId } }];

export const decideState = (userId: string, to: 'ENABLED' | 'DISABLED', { disabled }: RegisteredUser): UserEvent[] =>
  disabled === (to === 'DISABLED')
    ? []
    : [{ type: to === 'DISABLED' ? 'UserDisabled' : 'UserEnabled', data: { userId } }];

/** The last administrator must be able to sign in, which a service account cannot. */
export const decideRoles = (userId: string, roles: string[], user: RegisteredUser): UserEvent[] => {
  if (sameMembers(user.roles, roles)) return [];
  return user.service ? refuse('user.serviceAccountRole') : [{ type: 'UserRolesChanged', data: { userId, roles } }];
};

export const decideEnvironments = (userId: string, environmentIds: string[], user: RegisteredUser): UserEvent[] =>
  sameMembers(user.environmentIds, environmentIds)
    ? []
    : [{ type: 'UserEnvironmentsChanged', data: { userId, environmentIds } }];

/** A plan starts with the command; the same plan with the same end is unchanged. */
export const decidePlan = (userId: string, plan: Plan, at: string, user: RegisteredUser): UserEvent[] =>
  user.plan?.planId === plan.planId && user.plan.until === plan.until
    ? []
    : [{ type: 'UserPlanAssigned', data: { userId, ...plan, from: at } }];

/** Applies a whole change or nothing, and only to the version that the administrator saw; one event per difference. */
export const decideAccountChange = ({ data, at }: ChangeAccount, user: RegisteredUser): UserEvent[] => {
  const { userId, basedOn, change } = data;
  if (basedOn !== undefined && basedOn !== user.accountVersion)
    return refuse('user.accountStale', { expected: basedOn, actual: user.accountVersion });
  const { roles, environmentIds, approvedState, userState, plan } = change;
  return [
    ...(approvedState ? decideApproval(userId, approvedState, user) : []),
    ...(userState ? decideState(userId, userState, user) : []),
    ...(roles ? decideRoles(userId, roles, user) : []),
    ...(environmentIds ? decideEnvironments(userId, environmentIds, user) : []),
    ...(plan ? decidePlan(userId, plan, at, user) : []),
  ];
};
