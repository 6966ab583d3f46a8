import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { decideApproval, decideEnvironments, decidePlan } from './decide-account-change.ts';
import type { RegisteredUser } from './user-state.ts';

type Accept = Extract<UserCommand, { type: 'AcceptUserInvitation' }>;

/** Applies the invitation at once, and once: later changes by administrators are kept. */
export const decideInvitation = ({ data, at }: Accept, user: RegisteredUser): UserEvent[] => {
  const { userId, invitationId, planId, until, environmentIds, provesEmail } = data;
  if (user.invitationIds.includes(invitationId)) return [];
  const plan = planId === undefined ? undefined : { planId, ...(until === undefined ? {} : { until }) };
  const united = [...new Set([...user.environmentIds, ...environmentIds])];
  return [
    { type: 'UserInvitationAccepted', data: { userId, invitationId } },
    ...(provesEmail && !user.identity.emailVerified
      ? [{ type: 'UserVerified', data: { userId, linkId: invitationId } } as const]
      : []),
    ...decideApproval(userId, 'APPROVED', user),
    ...(plan ? decidePlan(userId, plan, at, user) : []),
    ...decideEnvironments(userId, united, user),
  ];
};
