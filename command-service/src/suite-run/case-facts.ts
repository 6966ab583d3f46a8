import { longestValue, mostPartsOfStep } from '@clearbench/contracts/suite-run/limits';
import type { SuiteCaseEnd, SuiteRunFile, SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import type { CaseDone, CaseOutput } from '../suite-space/case-messages.ts';

const cut = (text: string): string => (text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text);
const few = <T>(list: readonly T[]): readonly T[] => list.slice(0, mostPartsOfStep);
const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

type StepEvent = Extract<CaseOutput['event'], { type: 'stepPassed' | 'stepFailed' }>;

/** Size of a file, and its stored text, by its hash. */
export type KeptFiles = ReadonlyMap<string, Pick<SuiteRunFile, 'size' | 'sha256'>>;

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
});

/** The end of a case with the result of its last event. */
export const endOf = ({ duration, error }: CaseDone, last: CaseOutput['event'] | undefined): SuiteCaseEnd => {
  if (error !== undefined) return { result: 'error', error: cut(error), duration: rounded(duration) };
  if (last?.type !== 'caseFinished') return { result: 'error', error: 'The case has no result.', duration };
  return { result: last.data.result, duration: rounded(duration) };
};
