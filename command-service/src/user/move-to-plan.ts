import type { UserAccountDocument } from '@clearbench/contracts/user/views';
import type { CommandHandler, CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

type Account = Pick<UserAccountDocument, 'userId' | 'planUntil'>;

/** Gives a user another plan with the end of the previous one. */
export const moveToPlan =
  (handle: CommandHandler) =>
  ({ userId, planUntil }: Account, planId: string, { metadata, at }: { metadata: CommandMetadata; at: string }) => {
    const data = { userId, planId, ...(planUntil === '' ? {} : { until: planUntil }) };
    return handle(userDecider, userStream(userId), { type: 'AssignUserPlan', data, at }, metadata);
  };
