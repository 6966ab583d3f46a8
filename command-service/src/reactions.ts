import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { AnyMessage } from '@clearbench/event-sourcing/decider';
import { asJobOwner, systemOwner } from '@clearbench/event-sourcing/job-owner';
import type { PartitionPosition } from '@clearbench/event-sourcing/perform-reaction';
import type { Reaction } from '@clearbench/event-sourcing/reaction';
import type { LoadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { countingBackgroundLoads } from '@clearbench/event-sourcing/serving/load-gate';
import { deliverAnswers } from './channel/delivery-reactions.ts';
import { notifyWebhooks } from './channel/notification-reactions.ts';
import { planAnswerDelivery, planNotifications } from './channel/plan-delivery.ts';
import type { CommandContext } from './command-context.ts';
import { createFile } from './file/create-file.ts';
import { answerByScenario, answerDeliveries } from './transfer/answer-by-scenario.ts';
import { type ClearingSubmission, submitToClearing } from './transfer/submit-to-clearing.ts';
import { clearRequestedTransfers } from './transfer/transfer-reactions.ts';
import { administratorExecutors, trackAdministrators } from './user/administrator-reactions.ts';
import { forgetPeople } from './user/forget-people-reactions.ts';
import { type ForgettingParts, personForgetting } from './user/forget-person.ts';
import { admitInvited, forgetInvitation } from './user/invitation-acceptance.ts';
import { trackInvitations } from './user/invitation-reactions.ts';
import { requestVerification, type VerificationCommand } from './user/verification-reactions.ts';

/** All reactions. */
export const everyReaction = [
  clearRequestedTransfers,
  trackAdministrators,
  trackInvitations,
  requestVerification,
  forgetPeople,
  deliverAnswers,
  notifyWebhooks,
  answerDeliveries,
] as const;

type CommandOf<R> = R extends Reaction<infer _Event, infer Command> ? Command : never;
type ReactionCommand = CommandOf<(typeof everyReaction)[number]>;
/** One executor for each command of a reaction; the compiler reports a missing one. */
type Executors = {
  readonly [T in ReactionCommand['type']]: (
    command: Extract<ReactionCommand, { type: T }>,
    metadata: CommandMetadata,
    partitionPosition: PartitionPosition,
  ) => Promise<unknown>;
};

export type Machinery = {
  readonly context: CommandContext;
  readonly clock: Clock;
  /** The budget of the process for loaded contents. */
  readonly loads: LoadBudget;
  /** Absent without a mail server, because addresses are not verified then. */
  readonly ask: ((command: VerificationCommand, metadata: CommandMetadata) => Promise<void>) | undefined;
  readonly forgetting: ForgettingParts;
};

const executorsFor = ({ context, clock, loads, ask, forgetting }: Machinery): Executors => ({
  TakeToClearing: (command: ClearingSubmission, metadata, partitionPosition) =>
    asJobOwner({ account: command.data.requestedBy, priority: 'background' }, () =>
      countingBackgroundLoads(loads, command.data.requestedBy, () =>
        submitToClearing(context, command, { metadata, partitionPosition, at: clock.now() }),
      ),
    ),
  ...administratorExecutors(context.handle),
  AdmitInvited: admitInvited({ ...context, clock }),
  ForgetInvitation: forgetInvitation(context),
  AskForProof: async (command, metadata) => ask?.(command, metadata),
  ForgetPerson: personForgetting(forgetting),
  PlanAnswerDelivery: planAnswerDelivery(context, clock.now),
  NotifyWebhooks: planNotifications(context, clock.now),
  AnswerByScenario: answerByScenario(context, (file, by) => createFile(context, file, by), clock.now),
});

/** Passes each command of a reaction to its executor. */
export const carryOut = (machinery: Machinery) => {
  const executors: Readonly<
    Record<
      string,
      (command: never, metadata: CommandMetadata, partitionPosition: PartitionPosition) => Promise<unknown>
    >
  > = executorsFor(machinery);
  return async (
    command: AnyMessage,
    metadata: CommandMetadata,
    partitionPosition: PartitionPosition,
  ): Promise<unknown> => {
    const execute = Object.hasOwn(executors, command.type) ? executors[command.type] : undefined;
    if (!execute) throw new Error(`no executor for ${command.type}`);
    return asJobOwner(systemOwner, () => execute(command as never, metadata, partitionPosition));
  };
};
