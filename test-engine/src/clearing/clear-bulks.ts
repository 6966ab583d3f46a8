import type { EnvelopeFile } from '@clearbench/iso20022/envelopes/read-envelope';
import { answerFiles, refusedFile } from '../answers/answer-files.ts';
import { envelopeFault } from '../checks/envelope-checks.ts';
import { identityOf } from '../checks/transfer-checks.ts';
import type {
  AcceptedReferences,
  BulkResult,
  ClearingInput,
  ClearingResult,
  EarlierMessage,
  MadeAnswer,
} from '../clearing-input.ts';
import { addSeconds } from './due-times.ts';
import { type JudgedBulk, verdictOfBulks, verdictOnFile } from './file-verdict.ts';
import type { Intake } from './intake.ts';
import { openFile } from './received-file.ts';
import { statusReportSeconds } from './status-draft.ts';

type Clear = (intake: Intake) => ClearingResult;

/** The accepted parts of earlier bulks of the file, which later bulks see as earlier messages. */
type EarlierBulks = {
  readonly ids: Set<string>;
  readonly identities: Set<string>;
  readonly messages: EarlierMessage[];
  readonly acceptedReferences: AcceptedReferences[];
};

const withEarlierBulks = (intake: Intake, { ids, identities, messages, acceptedReferences }: EarlierBulks): Intake => {
  const { input } = intake;
  const { seenMessage, original, originals = [], earlierReferences = [] } = input;
  const known = original === undefined ? originals : [original, ...originals];
  const { original: _, ...rest } = input;
  return {
    ...intake,
    usedInFile: identities,
    input: {
      ...rest,
      seenMessage: (id) => ids.has(id) || seenMessage?.(id) === true,
      originals: [...known, ...messages],
      earlierReferences: [...earlierReferences, ...acceptedReferences],
    },
  };
};

const remember = (before: EarlierBulks, { message, input }: Intake, result: ClearingResult): void => {
  const { ids, identities, messages, acceptedReferences } = before;
  const { messageId, messageType } = message;
  if (result.verdict.groupStatus === 'RJCT' || messageId === undefined || messageType === undefined) return;
  ids.add(messageId);
  const away = new Set(result.rejectedTransactionIds);
  for (const payment of message.payments) {
    const identity = identityOf(payment);
    if (identity !== undefined && !away.has(payment.transactionId ?? '')) identities.add(identity);
  }
  messages.push({ bytes: input.bytes, messageType });
  acceptedReferences.push(...(result.acceptedReferences ?? []).map((one) => ({ ...one, messageType })));
};

const cleared = (intakes: readonly Intake[], clear: Clear): readonly ClearingResult[] => {
  const before: EarlierBulks = { ids: new Set(), identities: new Set(), messages: [], acceptedReferences: [] };
  return intakes.map((intake) => {
    const result = clear(withEarlierBulks(intake, before));
    remember(before, intake, result);
    return result;
  });
};

const latest = (times: readonly (string | undefined)[]): string | undefined =>
  times.reduce((last, time) => (last === undefined || (time !== undefined && time > last) ? time : last), undefined);

/** The verdict on each bulk, by its number. */
const verdictsOn = (results: readonly ClearingResult[]): readonly JudgedBulk[] =>
  results.map(({ verdict: { fileCode: _, file: __, bulks: ___, ...verdict } }, index) => ({
    ...verdict,
    bulk: index + 1,
  }));

const bulkResult = (
  { reasons: _, ...verdict }: JudgedBulk,
  bytes: Uint8Array,
  { acceptedReferences, rejectedTransactionIds }: ClearingResult,
): BulkResult => ({
  verdict,
  bytes,
  ...(acceptedReferences === undefined ? {} : { acceptedReferences }),
  ...(rejectedTransactionIds === undefined ? {} : { rejectedTransactionIds }),
});

/** Adds the number of its bulk to every answer. */
const numbered = (results: readonly ClearingResult[]): readonly MadeAnswer[] =>
  results.flatMap(({ answers }, index) =>
    answers.map(({ answer, ...one }) => ({
      ...one,
      answer: { ...answer, reason: { ...answer.reason, bulk: index + 1 } },
    })),
  );

/** A file of bulks: its header is checked first, then every bulk; the answers are combined into files. */
export const clearBulks = (input: ClearingInput, file: EnvelopeFile, clear: Clear): ClearingResult => {
  const received = openFile(input, file);
  const fault = envelopeFault(received);
  if (fault !== undefined) {
    const answers = refusedFile(received, fault.code, fault.reason, addSeconds(input.now, statusReportSeconds));
    return { verdict: verdictOnFile(received, fault), answers };
  }
  const results = cleared(received.intakes, clear);
  const verdicts = verdictsOn(results);
  const settlesAt = latest(results.map((result) => result.settlesAt));
  const silence = results.every((result) => result.silence !== undefined) ? results[0]?.silence : undefined;
  return {
    verdict: verdictOfBulks(received, verdicts),
    answers: answerFiles(received, numbered(results)),
    ...(settlesAt === undefined ? {} : { settlesAt }),
    ...(silence === undefined ? {} : { silence }),
    bulks: verdicts.map((verdict, index) =>
      bulkResult(verdict, file.bulks[index]?.bytes ?? input.bytes, results[index] as ClearingResult),
    ),
  };
};
