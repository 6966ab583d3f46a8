import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Draft } from '../answers/draft.ts';
import { type ForwardedPart, forwardedMessage } from '../answers/forwarded-message.ts';
import { addSeconds } from '../clearing/due-times.ts';
import type { Intake } from '../clearing/intake.ts';
import { because, type ReasonParams } from '../clearing/reason.ts';
import type { RTransaction } from '../message-parser/parsed-message.ts';
import type { JudgedRTransaction } from './judge-r-transactions.ts';
import type { KnownCounterpart } from './known-originals.ts';

/** When R-messages are forwarded, and the settlement date of those that move money. */
export type ForwardingTime = { readonly dueAt: string; readonly settlementDate?: string };

/** An entry of an R-message, and the message under which its receiver knows the transaction. */
type Forwarded = { readonly of: RTransaction; readonly counterpart: KnownCounterpart };

/** An accepted entry with its original. */
type Accepted = Pick<JudgedRTransaction, 'of' | 'original'> & Partial<Pick<JudgedRTransaction, 'result'>>;

/** The counterpart with the transaction of an entry; an entry without ids is about the whole message. */
const counterpartsOf = ({ of, original, result }: Accepted): readonly KnownCounterpart[] => {
  const { counterparts = [] } = original ?? {};
  // A payment that did not take place has no participant who could answer.
  if (result?.rejection !== undefined) return [];
  if (of.transactionId === undefined && of.endToEndId === undefined && of.instructionId === undefined)
    return counterparts;
  const found = counterparts.find(({ dateOf }) => dateOf(of) !== undefined);
  return found === undefined ? [] : [found];
};

/** Whether another tester answers for the bank that an entry is about. */
export const isForwarded = (judged: Accepted): boolean => counterpartsOf(judged).length > 0;

/** Whether the message with the transaction of an entry is still to be delivered. */
export const isForwardedLater = (judged: Accepted, now: string): boolean =>
  counterpartsOf(judged).some(({ dueAt = '' }) => dueAt > now);

const keyOf = ({ recipient: { userId }, bic }: KnownCounterpart): string => `${bic} ${userId}`;

const datesOf = (forwarded: readonly Forwarded[]): ReadonlyMap<string, string> =>
  new Map(
    forwarded.flatMap(({ of, counterpart }) => {
      const date = counterpart.dateOf(of);
      return of.originalDate === undefined || !date ? [] : [[of.originalDate, date] as const];
    }),
  );

/** A forwarded message is due after the message that it is about. */
const dueAfter = (forwarded: readonly Forwarded[], dueAt: string): string =>
  forwarded.reduce((latest, { counterpart }) => {
    const after = counterpart.dueAt === undefined ? latest : addSeconds(counterpart.dueAt, 1);
    return after > latest ? after : latest;
  }, dueAt);

const partFor = (forwarded: readonly Forwarded[], { settlementDate }: ForwardingTime): ForwardedPart => {
  const sum = sumDecimals(forwarded.map(({ of }) => of.returned?.value ?? zero));
  return {
    entries: new Set(forwarded.map(({ of }) => of.position)),
    originals: new Map(forwarded.map(({ of, counterpart }) => [of.originalMessageId ?? '', counterpart.messageId])),
    dates: datesOf(forwarded),
    count: forwarded.length,
    total: (heading) => heading.total(sum),
    settlementDate,
  };
};

/** The BIC in the profile of a tester is deleted with the profile, so the reason does not contain it. */
const reasonOf = (count: number, { recipient: { bic } }: KnownCounterpart, { reason }: RTransaction): EngineReason => {
  const code: ReasonParams = reason === undefined ? {} : { code: reason };
  return bic === undefined
    ? because('default', '', 'forwardedToSender', { count, ...code })
    : because('default', '', 'forwarded', { count, bic, ...code });
};

const draftFor = (
  intake: Intake,
  number: number,
  forwarded: readonly [Forwarded, ...Forwarded[]],
  time: ForwardingTime,
): Draft => {
  const [{ counterpart, of }] = forwarded;
  const { recipient } = counterpart;
  const part = partFor(forwarded, time);
  return {
    file: intake.message.name === 'pacs.002' ? 'RSF' : 'SCF',
    messageId: intake.references('FW', number),
    dueAt: dueAfter(forwarded, time.dueAt),
    reason: reasonOf(forwarded.length, counterpart, of),
    recipient,
    receiver: counterpart.bic,
    sourceMessageId: intake.message.messageId,
    aboutMessageId: counterpart.messageId,
    document: (heading) => forwardedMessage(part, heading, intake),
  };
};

/** The R-message for the testers who sent or received the transactions: one message for each. */
export const forwards = (intake: Intake, accepted: readonly Accepted[], time: ForwardingTime): readonly Draft[] => {
  const all = accepted.flatMap((judged) =>
    counterpartsOf(judged).map((counterpart): Forwarded => ({ of: judged.of, counterpart })),
  );
  const byRecipient = [...Map.groupBy(all, ({ counterpart }) => keyOf(counterpart)).values()];
  return byRecipient.map((those, index) => draftFor(intake, index + 1, those as [Forwarded, ...Forwarded[]], time));
};
