import { Failure } from '@clearbench/contracts/failure';
import { caseStateAt, type SuiteCaseState } from '@clearbench/contracts/suite-run/choices';
import { mostCaseChanges } from '@clearbench/contracts/suite-run/limits';
import type { PlannedCase } from '@clearbench/contracts/suite-run/parts';
import type { CaseChange, RunComparison } from '@clearbench/contracts/suite-run/run';
import type { SuiteRunDocument } from '@clearbench/contracts/suite-run/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { startedCases } from './run-cases.ts';
import type { RunPlans } from './run-plans.ts';
import { shownRun } from './shown-run.ts';

/** A case of a run with its result. */
export type ComparedCase = Pick<PlannedCase, 'file' | 'row' | 'title'> & {
  readonly number: number;
  readonly state: SuiteCaseState;
  readonly duration: number | undefined;
};

/** A smaller difference in milliseconds is not listed, and a smaller factor neither. */
const [leastDifference, leastFactor] = [50, 2];

const isRed = (state: SuiteCaseState | undefined): boolean => state === 'failed' || state === 'error';
const keyOf = ({ file, row }: Pick<PlannedCase, 'file' | 'row'>): string => `${file}#${row ?? ''}`;

const changeOf = (before: ComparedCase | undefined, after: ComparedCase | undefined): CaseChange => {
  const { number = 0, title = '', file = '', row } = after ?? before ?? {};
  return {
    ...{ number, title, file },
    ...(row === undefined ? {} : { row }),
    ...(before && { before: before.state }),
    ...(after && { after: after.state }),
    ...(before?.duration === undefined ? {} : { durationBefore: before.duration }),
    ...(after?.duration === undefined ? {} : { durationAfter: after.duration }),
  };
};

const hasOtherDuration = ({ durationBefore: before, durationAfter: after }: CaseChange): boolean => {
  if (before === undefined || after === undefined) return false;
  const [less, more] = [Math.min(before, after), Math.max(before, after)];
  return more - less >= leastDifference && more >= less * leastFactor;
};

type Differences = Omit<RunComparison, 'before' | 'after'>;

/** The differences between the cases of two runs. Cases are the same where their file and row are. */
export const caseDifferences = (before: readonly ComparedCase[], after: readonly ComparedCase[]): Differences => {
  const earlier = new Map(before.map((one) => [keyOf(one), one]));
  const later = new Set(after.map(keyOf));
  const changes = after.map((one) => changeOf(earlier.get(keyOf(one)), one));
  const both = changes.filter((change) => change.before !== undefined);
  const few = (list: CaseChange[]): CaseChange[] => list.slice(0, mostCaseChanges);
  return {
    becameRed: few(both.filter((one) => isRed(one.after) && !isRed(one.before))),
    becameGreen: few(both.filter((one) => one.after === 'passed' && isRed(one.before))),
    added: few(changes.filter((change) => change.before === undefined)),
    removed: few(before.filter((one) => !later.has(keyOf(one))).map((one) => changeOf(one, undefined))),
    durations: few(both.filter(hasOtherDuration)),
    unchanged: both.filter((one) => one.before === one.after).length,
  };
};

const comparedCases = async (
  views: ReadModels,
  plans: RunPlans,
  run: SuiteRunDocument,
): Promise<readonly ComparedCase[]> => {
  const durations = new Map<number, number | undefined>();
  for await (const { number, duration } of startedCases(views, run.runId)) durations.set(number, duration);
  return (await plans(run)).map(({ file, row, title }, index) => ({
    ...{ file, row, title },
    number: index + 1,
    state: caseStateAt(run.caseStates, index + 1),
    duration: durations.get(index + 1),
  }));
};

/** The differences of a run from an earlier run of the same suite. */
export const compareRuns = async (
  views: ReadModels,
  plans: RunPlans,
  before: SuiteRunDocument,
  after: SuiteRunDocument,
): Promise<RunComparison> => {
  if (before.suiteId !== after.suiteId) throw new Failure('suiteRun.notComparable');
  return {
    before: await shownRun(views, before),
    after: await shownRun(views, after),
    ...caseDifferences(await comparedCases(views, plans, before), await comparedCases(views, plans, after)),
  };
};
