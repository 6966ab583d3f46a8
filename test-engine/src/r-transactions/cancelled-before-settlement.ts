import { sumDecimals, zero } from '@clearbench/iso20022/decimal';
import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { Draft } from '../answers/draft.ts';
import { statusReport } from '../answers/status-report.ts';
import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import { originalOf } from '../clearing/status-draft.ts';
import type { AcceptedReferences } from '../clearing-input.ts';
import { effectOf } from '../scenarios/effect.ts';
import { isForwarded } from './forwards.ts';
import type { JudgedRTransaction } from './judge-r-transactions.ts';
import type { KnownOriginal } from './known-originals.ts';
import { transactionOf } from './r-transaction-check.ts';
import { scriptedReply } from './recall-reply.ts';

/** An accepted recall of a payment that has not settled. */
export type Cancelled = JudgedRTransaction & {
  readonly original: KnownOriginal;
  readonly result: NonNullable<JudgedRTransaction['result']>;
};

/** Whether the clearing reports cancelled payments in a file of their own, by the envelope profile of the environment. */
const reportsCancelled = ({ isInFile, input }: Intake): boolean =>
  isInFile && (input.forms ?? neutralForms).some(({ role, family }) => role === 'cancelled' && family === 'credit');

/** A scenario of the recall or of the payment takes precedence, and a tester who receives the payment answers. */
const isCancelled = (judged: JudgedRTransaction): judged is Cancelled => {
  const { original, result, scripted, rejection } = judged;
  if (rejection !== undefined || original === undefined || result === undefined || original.isSettled) return false;
  if (result.isIncoming || result.rejection !== undefined || isForwarded(judged)) return false;
  if (effectOf(result.scripted, 'settlementFailure') ?? effectOf(result.scripted, 'return')) return false;
  return (scriptedReply(result, scripted) ?? scriptedReply(result, result.scripted)) === undefined;
};

/** The recalls by which the clearing cancels payments before their settlement; none where the profile has no file for them. */
export const cancelledBeforeSettlement = (
  intake: Intake,
  judged: readonly JudgedRTransaction[],
): ReadonlySet<JudgedRTransaction> & ReadonlySet<Cancelled> =>
  new Set<Cancelled>(reportsCancelled(intake) ? judged.filter(isCancelled) : []) as ReadonlySet<JudgedRTransaction> &
    ReadonlySet<Cancelled>;

/** The reason for the payment: a duplicate, a request of the customer, or one that the clearing does not state. */
const codeOf = (recalled: string | undefined): string =>
  recalled === 'DUPL' ? 'AM05' : recalled === 'CUST' ? 'MS02' : 'MS03';

const draftOf = (
  intake: Intake,
  number: number,
  dueAt: string,
  cancelled: readonly [Cancelled, ...Cancelled[]],
): Draft => {
  const [{ original }] = cancelled;
  const { payments } = original.message;
  const sum = sumDecimals(cancelled.map(({ result }) => result.transfer.amount?.value ?? zero));
  return {
    file: 'CCF',
    messageId: intake.references('CC', number),
    dueAt,
    reason: because('default', 'camt.056', 'paymentsCancelled', { count: cancelled.length }),
    document: (heading) =>
      statusReport(
        {
          original: originalOf(original.message),
          groupStatus: cancelled.length === payments.length ? 'RJCT' : 'PART',
          perStatus: [{ status: 'RJCT', count: cancelled.length, sum }],
          lines: cancelled.map(({ of, result }) => ({
            statusId: intake.references('CCX', of.position),
            status: 'RJCT',
            code: codeOf(of.reason),
            of: result.transfer,
          })),
        },
        heading,
        intake,
      ),
  };
};

/** One report for each message with cancelled payments. */
export const cancellationDrafts = (intake: Intake, cancelled: Iterable<Cancelled>, dueAt: string): readonly Draft[] =>
  [...Map.groupBy(cancelled, ({ of }) => of.originalMessageId ?? '').values()].map((those, index) =>
    draftOf(intake, index + 1, dueAt, those as [Cancelled, ...Cancelled[]]),
  );

/** The references by which payments are cancelled state it. */
export const withCancellations = (
  references: readonly AcceptedReferences[],
  cancelled: Iterable<Cancelled>,
): readonly AcceptedReferences[] => {
  const cancelledIn = Map.groupBy(cancelled, ({ of }) => of.originalMessageId ?? '');
  return references.flatMap((reference) => {
    const those = cancelledIn.get(reference.originalMessageId) ?? [];
    const ids = new Set(those.flatMap(({ of, result }) => transactionOf(of, result) ?? []));
    const gone = reference.transactionIds.filter((id) => ids.has(id));
    const left = reference.transactionIds.filter((id) => !ids.has(id));
    return [
      ...(gone.length === 0 ? [] : [{ ...reference, transactionIds: gone, cancels: true as const }]),
      ...(left.length === 0 ? [] : [{ ...reference, transactionIds: left }]),
    ];
  });
};
