import { longestValue, mostMessagesOfStep, mostPartsOfStep } from '@clearbench/contracts/suite-run/limits';
import type { SuiteCaseEnd, SuiteRunFile, SuiteRunMessage, SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import type { CaseDone, CaseOutput } from '../suite-space/case-messages.ts';

const cut = (text: string): string => (text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text);
const few = <T>(list: readonly T[]): readonly T[] => list.slice(0, mostPartsOfStep);
const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

type StepEvent = Extract<CaseOutput['event'], { type: 'stepPassed' | 'stepFailed' }>;

/** Size of a file, and its stored text, by its hash. */
export type KeptFiles = ReadonlyMap<string, Pick<SuiteRunFile, 'size' | 'sha256'>>;

type Conversation = NonNullable<StepEvent['data']['conversation']>;

/** The messages of a step within the limits of a run. */
const messagesOf = ({ messages }: Conversation, kept: KeptFiles): SuiteRunMessage[] =>
  messages.slice(0, mostMessagesOfStep).map(({ reason, fileName, ...message }) => ({
    ...message,
    fileName: cut(fileName),
    messageIds: [...few(message.messageIds)],
    refersTo: [...few(message.refersTo)],
    ...(reason === undefined ? {} : { reason: { ...reason, text: cut(reason.text) } }),
    ...(message.hash === undefined ? {} : kept.get(message.hash)),
  }));

/** The finished step that an event of a case reports. */
export const stepOf = ({ type, data }: StepEvent, duration: number, kept: KeptFiles): SuiteRunStep => ({
  step: data.step,
  kind: data.kind,
  result: type === 'stepPassed' ? 'passed' : 'failed',
  at: data.at,
  duration: rounded(duration),
  files: few(data.files).map(({ name, messageType, sha256: hash, ...file }) => ({
    ...file,
    hash,
    fileName: cut(file.fileName),
    ...(name === undefined ? {} : { name }),
    ...(messageType === undefined ? {} : { messageType }),
    ...(kept.get(hash) ?? { size: 0 }),
  })),
  reasons: few(data.decisions).map(({ text, ...reason }) => ({ ...reason, text: cut(text) })),
  mismatches:
    'mismatches' in data
      ? few(data.mismatches).map(({ subject, expected, actual }) => ({
          subject: cut(subject),
          expected: cut(expected),
          actual: cut(actual),
        }))
      : [],
  ...(data.conversation
    ? { conversation: { cutOff: data.conversation.cutOff, messages: messagesOf(data.conversation, kept) } }
    : {}),
});

/** The end of a case with the result of its last event. */
export const endOf = ({ duration, error }: CaseDone, last: CaseOutput['event'] | undefined): SuiteCaseEnd => {
  if (error !== undefined) return { result: 'error', error: cut(error), duration: rounded(duration) };
  if (last?.type !== 'caseFinished') return { result: 'error', error: 'The case has no result.', duration };
  return { result: last.data.result, duration: rounded(duration) };
};
