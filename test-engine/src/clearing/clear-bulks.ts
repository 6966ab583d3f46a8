import type { EnvelopeFile } from '@clearbench/validation/envelopes/read-envelope';
import { answerFiles, refusedFile } from '../answers/answer-files.ts';
import { envelopeFault } from '../checks/envelope-checks.ts';
import { identityOf } from '../checks/transfer-checks.ts';
import type {
  BulkOutcome,
  ClearingInput,
  ClearingOutcome,
  EarlierMessage,
  MadeAnswer,
  TakenUp,
} from '../clearing-input.ts';
import { openFile } from './desk-of-file.ts';
import { addSeconds } from './due-times.ts';
import { type JudgedBulk, verdictOfBulks, verdictOnFile } from './file-verdict.ts';
import type { Intake } from './intake.ts';
import { reportTakes } from './status-draft.ts';

type Clear = (intake: Intake) => ClearingOutcome;

/** What was taken in of the bulks so far: for those that follow it is as if it had come before. */
type Before = {
  readonly ids: Set<string>;
  readonly identities: Set<string>;
  readonly messages: EarlierMessage[];
  readonly takenUp: TakenUp[];
};

const knowing = (intake: Intake, { ids, identities, messages, takenUp }: Before): Intake => {
  const { input } = intake;
  const { seenMessage, original, originals = [], takenUpBefore = [] } = input;
  const known = original === undefined ? originals : [original, ...originals];
  const { original: _, ...rest } = input;
  return {
    ...intake,
    usedInFile: identities,
    input: {
      ...rest,
      seenMessage: (id) => ids.has(id) || seenMessage?.(id) === true,
      originals: [...known, ...messages],
      takenUpBefore: [...takenUpBefore, ...takenUp],
    },
  };
};

const remember = (before: Before, { order, input }: Intake, outcome: ClearingOutcome): void => {
  const { ids, identities, messages, takenUp } = before;
  const { messageId, messageType } = order;
  if (outcome.verdict.groupStatus === 'RJCT' || messageId === undefined || messageType === undefined) return;
  ids.add(messageId);
  const away = new Set(outcome.turnedAway);
  for (const payment of order.payments) {
    const identity = identityOf(payment);
    if (identity !== undefined && !away.has(payment.transactionId ?? '')) identities.add(identity);
  }
  messages.push({ bytes: input.bytes, messageType });
  takenUp.push(...(outcome.takenUp ?? []).map((one) => ({ ...one, messageType })));
};

const cleared = (intakes: readonly Intake[], clear: Clear): readonly ClearingOutcome[] => {
  const before: Before = { ids: new Set(), identities: new Set(), messages: [], takenUp: [] };
  return intakes.map((intake) => {
    const outcome = clear(knowing(intake, before));
    remember(before, intake, outcome);
    return outcome;
  });
};

const latest = (times: readonly (string | undefined)[]): string | undefined =>
  times.reduce((last, time) => (last === undefined || (time !== undefined && time > last) ? time : last), undefined);

/** What was found in each bulk, by its number, and why. */
const verdictsOn = (outcomes: readonly ClearingOutcome[]): readonly JudgedBulk[] =>
  outcomes.map(({ verdict: { fileCode: _, file: __, bulks: ___, ...verdict } }, index) => ({
    ...verdict,
    bulk: index + 1,
  }));

const bulkOutcome = (
  { reasons: _, ...verdict }: JudgedBulk,
  bytes: Uint8Array,
  { takenUp, turnedAway }: ClearingOutcome,
): BulkOutcome => ({
  verdict,
  bytes,
  ...(takenUp === undefined ? {} : { takenUp }),
  ...(turnedAway === undefined ? {} : { turnedAway }),
});

/** Every answer says which bulk led to it. */
const numbered = (outcomes: readonly ClearingOutcome[]): readonly MadeAnswer[] =>
  outcomes.flatMap(({ answers }, index) =>
    answers.map(({ answer, ...one }) => ({
      ...one,
      answer: { ...answer, reason: { ...answer.reason, bulk: index + 1 } },
    })),
  );

/** A file of bulks: its header is judged first, then every bulk by itself; what they are answered goes out in files. */
export const clearBulks = (input: ClearingInput, file: EnvelopeFile, clear: Clear): ClearingOutcome => {
  const desk = openFile(input, file);
  const fault = envelopeFault(desk);
  if (fault !== undefined) {
    const answers = refusedFile(desk, fault.code, fault.reason, addSeconds(input.now, reportTakes));
    return { verdict: verdictOnFile(desk, fault), answers };
  }
  const outcomes = cleared(desk.intakes, clear);
  const verdicts = verdictsOn(outcomes);
  const settlesAt = latest(outcomes.map((outcome) => outcome.settlesAt));
  const silence = outcomes.every((outcome) => outcome.silence !== undefined) ? outcomes[0]?.silence : undefined;
  return {
    verdict: verdictOfBulks(desk, verdicts),
    answers: answerFiles(desk, numbered(outcomes)),
    ...(settlesAt === undefined ? {} : { settlesAt }),
    ...(silence === undefined ? {} : { silence }),
    bulks: verdicts.map((verdict, index) =>
      bulkOutcome(verdict, file.bulks[index]?.bytes ?? input.bytes, outcomes[index] as ClearingOutcome),
    ),
  };
};
