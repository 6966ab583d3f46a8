import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { SettledCondition } from '@clearbench/contracts/suite/make-case-route';
import type { AnswerExpectation } from '@clearbench/contracts/test-suite/expectations';
import type { ClearingOfSuite } from '@clearbench/contracts/test-suite/suite-file';
import type { Step } from '@clearbench/contracts/test-suite/test-case';
import { answerFacts } from '../run/compare-answer.ts';
import { expectableCode } from '../run/compare-transfer.ts';
import { leavesOf } from '../run/elements.ts';
import { messageFields } from '../run/message-fields.ts';
import type { CameAnswer, SentTransfer } from './sent-transfer.ts';

/** What happened: the last transfer is the one that the case is about, those before it are what it refers to. */
export type HappenedTransfers = {
  readonly title: string;
  readonly environment: string;
  readonly rulebook: string;
  readonly clearing: ClearingOfSuite;
  /** The scenario lists in force; absent where they decided nothing. */
  readonly scenarios?: { readonly tester?: RuleList; readonly environment?: RuleList };
  /** The conditions that the lists have with their result. */
  readonly conditions?: readonly SettledCondition[];
  readonly transfers: readonly SentTransfer[];
};

/** A case with the files that it sends, by their path in the suite. */
export type MadeCase = {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/** Seconds by which an answer may be later than the one that came. */
const tolerance = 5;

const within = ({ at }: CameAnswer, sentAt: string): string =>
  `${Math.max(0, Math.ceil((Date.parse(at) - Date.parse(sentAt)) / 1_000)) + tolerance}s`;

/** The ids that the test engine generates: another run has other ones. */
const generatedFields = ['messageId', 'instructionId', 'endToEndId', 'transactionId', 'uetr', 'ownId'] as const;

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text with the ids of received messages replaced by the values of the answers that come in the run. */
const withReceivedIds = (text: string, received: ReadonlyMap<string, CameAnswer>): string => {
  let replaced = text;
  for (const [name, { bytes }] of received) {
    const values = messageFields(bytes);
    for (const field of generatedFields) {
      const value = values[field];
      if (value !== undefined && value !== '')
        replaced = replaced.replaceAll(`>${escaped(value)}<`, `>\${${name}.${field}}<`);
    }
  }
  return replaced;
};

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

const answerStep = (answer: CameAnswer, sent: SentTransfer, expected: Partial<AnswerExpectation>): Step => ({
  expect: { answer: { message: answer.messageType, ...expected, within: within(answer, sent.at) } },
});

/** The expectations about the transfer that the case is about. */
const expectations = (sent: SentTransfer): Step[] => {
  const { verdict, answers, isSilent } = sent;
  const { groupStatus: status, counts } = verdict ?? {};
  const code = verdict && expectableCode(verdict);
  const accepted = counts && String(counts.accepted);
  const rejected = counts && String(counts.rejected);
  const transfer = verdict ? [{ expect: { transfer: defined({ status, code, accepted, rejected }) } }] : [];
  const came = answers.map((answer) => answerStep(answer, sent, answerFacts(leavesOf(answer.bytes))));
  const nothing = isSilent && answers.length === 0 ? [{ expect: { noAnswer: { within: '1bd' } } }] : [];
  return [...transfer, ...came, ...nothing];
};

/** Makes the steps of a case; `stem` is the name of its file without ending. */
export const caseOfTransfers = (happened: HappenedTransfers, stem: string): MadeCase => {
  const { title, environment, rulebook, clearing, scenarios, transfers } = happened;
  const files = new Map<string, Uint8Array>();
  const steps: Step[] = [];
  const received = new Map<string, CameAnswer>();
  const expected = transfers.map(() => 0);
  const nameOf = (index: number): string => (index === transfers.length - 1 ? 'file' : `earlier${index + 1}`);
  const expectUntil = (about: { readonly transfer: number; readonly answer: number }): void => {
    const sent = transfers[about.transfer];
    for (let at = expected[about.transfer] ?? 0; sent && at <= about.answer; at += 1) {
      const answer = sent.answers[at];
      if (answer === undefined) return;
      const as = `received${received.size + 1}`;
      steps.push(answerStep(answer, sent, { as, to: nameOf(about.transfer) }));
      received.set(as, answer);
      expected[about.transfer] = at + 1;
    }
  };
  for (const [index, sent] of transfers.entries()) {
    for (const about of sent.aboutAnswers) expectUntil(about);
    if (index > 0) steps.push({ advance: { to: sent.at } });
    const path = `messages/${stem}${transfers.length > 1 ? `-${index + 1}` : ''}.xml`;
    const text = strict.decode(sent.bytes);
    files.set(path, sent.aboutAnswers.length > 0 ? encoder.encode(withReceivedIds(text, received)) : sent.bytes);
    steps.push({ send: { as: nameOf(index), stored: { file: path }, fileName: sent.fileName } });
  }
  const last = transfers.at(-1);
  if (last) steps.push(...expectations(last));
  const clock = transfers[0]?.at;
  const settings = Object.keys(clearing ?? {}).length > 0 ? { clearing } : {};
  const lists = scenarios ? { scenarios } : {};
  return { fields: { case: title, environment, rulebook, clock, ...settings, ...lists, steps }, files };
};
