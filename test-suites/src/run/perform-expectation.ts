import type {
  AnswerExpectation,
  Expectation,
  NoAnswerExpectation,
  TransferExpectation,
} from '@clearbench/contracts/test-suite/expectations';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { answerKey } from './answer-key.ts';
import { deadline, later } from './business-time.ts';
import { type CaseState, type NamedFile, stepFile } from './case-state.ts';
import { compareAnswer } from './compare-answer.ts';
import { compareReport } from './compare-report.ts';
import { compareTransfer } from './compare-transfer.ts';
import { leavesOf, valuesAt } from './elements.ts';
import type { Mismatch, StepFile } from './run-event.ts';
import type { ReceivedAnswer, Space } from './space.ts';

/** The result of a step. */
export type StepResult = {
  readonly mismatches: readonly Mismatch[];
  readonly files: readonly StepFile[];
  readonly decisions: readonly EngineReason[];
};

export const nothingWrong: StepResult = { mismatches: [], files: [], decisions: [] };

/** The longest time of an answer without an own limit. */
const usualLimit = '10bd';

const missing = (subject: string, expected: string, actual: string): StepResult => ({
  ...nothingWrong,
  mismatches: [{ subject, expected, actual }],
});

const sentFile = (state: CaseState, name: string | undefined): NamedFile | undefined =>
  name === undefined ? state.lastSent : state.named.get(name);

const notSent = (): StepResult => missing('step', 'a sent file', 'no file was sent before');

/** Lets time pass until something has happened or the limit is over. */
const waitFor = async <T>(space: Space, limit: string, look: () => Promise<T | undefined>): Promise<T | undefined> => {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    const next = await space.nextDueAt();
    if (next === undefined || next > limit) return undefined;
    await space.advanceTo(later(next, space.now()));
  }
};

/** To what an expected message belongs: a transfer from its time of sending on, or the messages of a delivery. */
type Expected = { readonly belongs: (answer: ReceivedAnswer) => boolean; readonly at: string };

const expectedFrom = (
  { to, delivery }: Pick<AnswerExpectation, 'to' | 'delivery'>,
  state: CaseState,
): Expected | undefined => {
  if (delivery !== undefined)
    return { belongs: ({ reason }) => reason.rule?.ruleId === delivery, at: state.space.now() };
  const sent = sentFile(state, to);
  if (sent?.transferId === undefined) return undefined;
  return { belongs: ({ transferId }) => transferId === sent.transferId, at: sent.at };
};

const isOf = (answer: ReceivedAnswer, { belongs }: Expected, message: string, state: CaseState): boolean =>
  belongs(answer) && answer.messageType.startsWith(message) && !state.matched.has(answerKey(answer));

/** What the clearing decided about the file whose answer did not come. */
const decisionsAbout = async (
  { to, delivery }: Pick<AnswerExpectation, 'to' | 'delivery'>,
  state: CaseState,
): Promise<readonly EngineReason[]> => {
  const transferId = delivery === undefined ? sentFile(state, to)?.transferId : undefined;
  if (transferId === undefined) return [];
  const { verdict, silence } = await state.space.transfer(transferId);
  return [...(verdict?.reasons ?? []), ...(silence ? [silence] : [])];
};

const lateBy = (answer: ReceivedAnswer, limit: string, within: string): Mismatch[] =>
  answer.releasedAt > limit ? [{ subject: 'time', expected: `within ${within}`, actual: answer.releasedAt }] : [];

const capturedFrom = (capture: AnswerExpectation['capture'], leaves: ReturnType<typeof leavesOf>) => {
  const values = Object.entries(capture ?? {}).map(([name, path]) => [name, path, valuesAt(leaves, path)[0]] as const);
  return {
    captured: Object.fromEntries(values.map(([name, , value]) => [name, value ?? ''])),
    mismatches: values
      .filter(([, , value]) => value === undefined)
      .map(([, path]) => ({ subject: path, expected: 'exists', actual: 'absent' })),
  };
};

const expectAnswer = async (expected: AnswerExpectation, state: CaseState): Promise<StepResult> => {
  const { space } = state;
  const from = expectedFrom(expected, state);
  if (from === undefined) return notSent();
  const { message, within = usualLimit } = expected;
  const limit = deadline(from.at, within, space);
  const others = () => space.received().filter((one) => isOf(one, from, '', state));
  const answer = await waitFor(space, limit, async () =>
    space.received().find((one) => isOf(one, from, message, state)),
  );
  if (answer === undefined) {
    const came = others().map(({ messageType }) => messageType);
    const decisions = await decisionsAbout(expected, state);
    return { ...missing('answer', `${message} within ${within}`, came.join(', ') || 'no answer'), decisions };
  }
  state.matched.add(answerKey(answer));
  const leaves = leavesOf(answer.bytes);
  const { captured, mismatches } = capturedFrom(expected.capture, leaves);
  const { report, transferId, releasedAt: at } = answer;
  const named = { file: answer, report, transferId, at, captured };
  state.last = named;
  if (expected.as !== undefined) state.named.set(expected.as, named);
  return {
    mismatches: [...compareAnswer(expected, leaves), ...lateBy(answer, limit, within), ...mismatches],
    files: [stepFile(state, answer, expected.as, 'received')],
    decisions: [answer.reason],
  };
};

const expectNoAnswer = async (expected: NoAnswerExpectation, state: CaseState): Promise<StepResult> => {
  const { space } = state;
  const from = expectedFrom(expected, state);
  if (from === undefined) return notSent();
  const { message = '', within } = expected;
  const limit = deadline(from.at, within, space);
  const answer = await waitFor(space, limit, async () =>
    space.received().find((one) => isOf(one, from, message, state) && one.releasedAt <= limit),
  );
  if (answer === undefined) {
    if (limit > space.now()) await space.advanceTo(limit);
    return nothingWrong;
  }
  const actual = `${answer.messageType} at ${answer.releasedAt}`;
  return {
    mismatches: [{ subject: 'answer', expected: `no ${message || 'answer'} within ${within}`, actual }],
    files: [stepFile(state, answer, undefined, 'received')],
    decisions: [answer.reason],
  };
};

const expectTransfer = async (expected: TransferExpectation, state: CaseState): Promise<StepResult> => {
  const { space } = state;
  const sent = sentFile(state, expected.of);
  const transferId = sent?.transferId;
  if (sent === undefined || transferId === undefined) return notSent();
  const { state: wanted, within = usualLimit } = expected;
  if (wanted !== undefined)
    await waitFor(space, deadline(sent.at, within, space), async () =>
      (await space.transfer(transferId)).history.find((one) => one.state === wanted),
    );
  const transfer = await space.transfer(transferId);
  return {
    mismatches: compareTransfer(expected, transfer),
    files: [],
    decisions: transfer.verdict?.reasons ?? [],
  };
};

const expectReport = (expected: NonNullable<Expectation['report']>, state: CaseState): StepResult => {
  const named = expected.of === undefined ? state.last : state.named.get(expected.of);
  if (named === undefined) return missing('step', 'a file', 'no file was made before');
  return { ...nothingWrong, mismatches: compareReport(expected, named.report) };
};

const joined = (results: readonly StepResult[]): StepResult => ({
  mismatches: results.flatMap(({ mismatches }) => mismatches),
  files: results.flatMap(({ files }) => files),
  decisions: [
    ...new Map(results.flatMap(({ decisions }) => decisions.map((one) => [one.text, one] as const))).values(),
  ],
});

/** Compares in this order: report, verdict, an answer that comes, an answer that does not come. */
export const performExpectation = async (expected: Expectation, state: CaseState): Promise<StepResult> => {
  const { report, transfer, answer, noAnswer } = expected;
  const results: StepResult[] = [];
  if (report) results.push(expectReport(report, state));
  if (transfer) results.push(await expectTransfer(transfer, state));
  if (answer) results.push(await expectAnswer(answer, state));
  if (noAnswer) results.push(await expectNoAnswer(noAnswer, state));
  return joined(results);
};
