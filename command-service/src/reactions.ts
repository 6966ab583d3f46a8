import type { Clock } from '@clearbench/event-sourcing/clock';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { AnyMessage } from '@clearbench/event-sourcing/decider';
import type { Reaction } from '@clearbench/event-sourcing/reaction';
import { type ClearingOrder, takeToClearing } from './transfer/clearing-desk.ts';
import { clearRequestedTransfers } from './transfer/transfer-reactions.ts';
import { administratorOrders, keepAdministrators } from './user/administrator-reactions.ts';
import { forgetPeople } from './user/forget-people-reactions.ts';
import { type ForgettingParts, personForgetting } from './user/forget-person.ts';
import { admitInvited, forgetInvitation } from './user/invitation-acceptance.ts';
import { keepInvitations } from './user/invitation-reactions.ts';
import { askForProof, type VerificationOrder } from './user/verification-reactions.ts';
import type { Workplace } from './workplace.ts';

/** Everything that follows from events by itself. */
export const everyReaction = [
  clearRequestedTransfers,
  keepAdministrators,
  keepInvitations,
  askForProof,
  forgetPeople,
] as const;

type CommandOf<R> = R extends Reaction<infer _Event, infer Command> ? Command : never;
type Ordered = CommandOf<(typeof everyReaction)[number]>;
/** One executor for each command a reaction orders; the compiler names the one that is missing. */
type Executors = {
  readonly [T in Ordered['type']]: (command: Extract<Ordered, { type: T }>, order: Order) => Promise<void>;
};

export type Machinery = {
  readonly workplace: Workplace;
  readonly clock: Clock;
  /** Left out where no mail is sent: then nobody is asked to prove an address. */
  readonly ask: ((command: VerificationOrder, order: Order) => Promise<void>) | undefined;
  readonly forgetting: ForgettingParts;
};

const executorsFor = ({ workplace, clock, ask, forgetting }: Machinery): Executors => ({
  TakeToClearing: (command: ClearingOrder, order) => takeToClearing(workplace, command, order, clock.now()),
  ...administratorOrders(workplace.handle),
  AdmitInvited: admitInvited({ ...workplace, clock }),
  ForgetInvitation: forgetInvitation(workplace),
  AskForProof: async (command, order) => ask?.(command, order),
  ForgetPerson: personForgetting(forgetting),
});

/** Hands each command of a reaction to whoever carries it out. */
export const carryOut = (machinery: Machinery) => {
  const executors: Readonly<Record<string, (command: never, order: Order) => Promise<void>>> = executorsFor(machinery);
  return async (command: AnyMessage, order: Order): Promise<void> => {
    const execute = Object.hasOwn(executors, command.type) ? executors[command.type] : undefined;
    if (!execute) throw new Error(`nobody carries out ${command.type}`);
    await execute(command as never, order);
  };
};
