import type { Recipient } from '@clearbench/contracts/sim-env/participants';
import type { ConfirmationStatus } from '@clearbench/contracts/transfer/clearing';
import { instructingBank } from '../clearing/acting-sender.ts';
import { faultsOf, type Intake } from '../clearing/intake.ts';
import { isOwnReference } from '../clearing/reference.ts';
import { deliveredResults, type TransactionResult, transactionResultsOf } from '../clearing/transaction-result.ts';
import type { ClearingInput, Confirmation, Counterpart, EarlierMessage, ScenarioInForce } from '../clearing-input.ts';
import { parseMessage } from '../message-parser/parse-message.ts';
import type { ParsedMessage, RTransaction } from '../message-parser/parsed-message.ts';
import { profileOfInput } from '../scheme-rules/profile-of-input.ts';
import { noFaults, type SchemeFaults } from '../scheme-rules/scheme-faults.ts';

type Ids = Pick<RTransaction, 'transactionId' | 'endToEndId' | 'instructionId'>;

/** A message of another tester with the same transactions. */
export type KnownCounterpart = Pick<Counterpart, 'recipient' | 'bic' | 'dueAt'> & {
  readonly messageId: string;
  /** The settlement date of a transaction, '' without one; undefined where the message does not have the transaction. */
  readonly dateOf: (ids: Ids) => string | undefined;
};

/** An earlier message with the result of each of its transactions. */
export type KnownOriginal = {
  readonly message: ParsedMessage;
  readonly results: readonly TransactionResult[];
  readonly isSettled: boolean;
  /** The end of its time-out, for an instant payment. */
  readonly timesOutAt: string | undefined;
  /** Until when the tester answers it, for a requested instant payment. */
  readonly answerUntil: string | undefined;
  /** The status that a requested instant payment has after its wait, if the other bank requested it. */
  readonly requestedStatus: ConfirmationStatus | undefined;
  /** The scenario lists in force when it was sent. */
  readonly scenario: ScenarioInForce | undefined;
  readonly counterparts: readonly KnownCounterpart[];
  readonly confirmation: Confirmation | undefined;
  /** The tester who received it, for a message of the clearing to a participant. */
  readonly deliveredTo: Recipient | undefined;
  readonly resultOf: (ids: Ids) => TransactionResult | undefined;
  /** The entry of a recall about this transaction. */
  readonly rTransactionOf: (ids: Ids) => RTransaction | undefined;
};

export type KnownOriginals = ReadonlyMap<string, KnownOriginal>;

/** By transaction id; without it by the other ids. */
const finder = <T>(items: readonly T[], idsOf: (item: T) => Ids) => {
  const keys = ['transactionId', 'endToEndId', 'instructionId'] as const;
  const indexes = keys.map((key) => new Map(items.toReversed().map((item) => [idsOf(item)[key], item])));
  return (ids: Ids): T | undefined => {
    const at = keys.findIndex((key) => ids[key] !== undefined);
    return at === -1 ? undefined : indexes[at]?.get(ids[keys[at] ?? 'transactionId']);
  };
};

/** The message history of this message does not apply to an earlier one. */
const withoutHistory = (input: ClearingInput): ClearingInput => {
  const { earlier: _, ...profile } = profileOfInput(input);
  return { ...input, profile, messageErrors: 0 };
};

/** The faults of the payments at the time of their arrival; an R-message has none. */
const faultsOnArrival = (bytes: Uint8Array, message: ParsedMessage, { input }: Intake): SchemeFaults =>
  message.payments.length === 0 ? noFaults : faultsOf(bytes, message, withoutHistory(input));

const knownCounterpart = ({ bytes, recipient, bic, dueAt }: Counterpart): KnownCounterpart => {
  const message = parseMessage(bytes);
  const { messageId = '', payments, rTransactions } = message;
  const payment = finder(payments, (one) => one);
  const rTransaction = finder(rTransactions, (one) => one);
  return {
    recipient,
    // A tester with several banks sent the message as one of them.
    bic: dueAt === undefined ? (instructingBank(message) ?? bic) : bic,
    ...(dueAt === undefined ? {} : { dueAt }),
    messageId,
    dateOf: (ids) => {
      const found = payment(ids) ?? rTransaction(ids);
      return found && (('settlementDate' in found ? found.settlementDate : found.originalDate) ?? '');
    },
  };
};

/** Without an answer in time the clearing rejected the payment. */
const statusAfterWait = (
  { answerUntil, statusRequest }: Pick<EarlierMessage, 'answerUntil' | 'statusRequest'>,
  now: string,
): ConfirmationStatus | undefined => {
  if (statusRequest === undefined || answerUntil === undefined) return undefined;
  return statusRequest.answered ?? (answerUntil <= now ? 'RJCT' : undefined);
};

const knownOriginal = (
  intake: Intake,
  {
    bytes,
    isSettled = false,
    timesOutAt,
    answerUntil,
    statusRequest,
    scenario,
    holders,
    counterparts = [],
    deliveredTo,
    confirmation,
  }: EarlierMessage,
): KnownOriginal => {
  const message = parseMessage(bytes);
  const isOwn = isOwnReference(message.messageId ?? '');
  const { payments } = message;
  const results = isOwn
    ? deliveredResults(payments, confirmation)
    : transactionResultsOf(intake, payments, {
        name: message.name,
        messageId: message.messageId,
        scenario,
        holders,
        confirmation,
        faults: faultsOnArrival(bytes, message, intake),
      });
  return {
    message,
    results,
    isSettled,
    timesOutAt,
    answerUntil,
    requestedStatus: statusAfterWait({ answerUntil, statusRequest }, intake.input.now),
    scenario,
    counterparts: counterparts.map(knownCounterpart),
    deliveredTo,
    confirmation,
    resultOf: finder(results, ({ transfer }) => transfer),
    rTransactionOf: finder(message.rTransactions, (rTransaction) => rTransaction),
  };
};

/** The earlier messages in the input, by their ids. */
export const knownOriginals = (intake: Intake): KnownOriginals => {
  const { original, originals = [] } = intake.input;
  const all = original === undefined ? originals : [original, ...originals];
  return new Map(
    all
      .map((message) => knownOriginal(intake, message))
      // A message with an injected fault is unreliable.
      .filter(({ message }) => message.wellFormed)
      .map((one): [string, KnownOriginal] => [one.message.messageId ?? '', one]),
  );
};
