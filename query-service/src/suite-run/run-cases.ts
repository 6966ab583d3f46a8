import { setImmediate } from 'node:timers/promises';
import { caseStateAt, type SuiteCaseState } from '@clearbench/contracts/suite-run/choices';
import type { PlannedCase } from '@clearbench/contracts/suite-run/parts';
import type { SuiteRunCase } from '@clearbench/contracts/suite-run/run';
import {
  type SuiteRunCaseDocument,
  type SuiteRunDocument,
  suiteRunCaseId,
  suiteRunCaseView,
} from '@clearbench/contracts/suite-run/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { mismatchText } from '@clearbench/test-suites/run/failure-of';

type Views = Pick<ReadModels, 'get' | 'find'>;

/** Why a case did not pass, in one line. */
const failureOf = ({ error, steps }: SuiteRunCaseDocument): string | undefined => {
  const [mismatch] = steps.at(-1)?.mismatches ?? [];
  return error?.split('\n')[0] ?? (mismatch && mismatchText(mismatch));
};

/** A case with its state, and its result where it has one. */
export const shownCase = (
  planned: PlannedCase,
  number: number,
  state: SuiteCaseState,
  found: SuiteRunCaseDocument | undefined,
): SuiteRunCase => {
  const failure = found && failureOf(found);
  return {
    ...planned,
    tags: [...planned.tags],
    number,
    state,
    ...(found?.duration === undefined ? {} : { duration: found.duration }),
    ...(failure === undefined ? {} : { failure }),
  };
};

type CaseFilter = { readonly state?: SuiteCaseState | undefined; readonly search?: string | undefined };

/** The numbers of the cases that match, in their order. */
export const matchingCases = (
  plan: readonly PlannedCase[],
  { caseStates }: Pick<SuiteRunDocument, 'caseStates'>,
  { state, search = '' }: CaseFilter,
): number[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return plan.flatMap(({ title, file }, index) => {
    if (state !== undefined && caseStateAt(caseStates, index + 1) !== state) return [];
    const text = `${title} ${file}`.toLowerCase();
    return words.every((word) => text.includes(word)) ? [index + 1] : [];
  });
};

/** The cases with these numbers. */
export const casesNumbered = (
  views: Views,
  { runId, caseStates }: SuiteRunDocument,
  plan: readonly PlannedCase[],
  numbers: readonly number[],
): Promise<SuiteRunCase[]> =>
  Promise.all(
    numbers.flatMap((number) => {
      const planned = plan[number - 1];
      if (planned === undefined) return [];
      const state = caseStateAt(caseStates, number);
      const found = state === 'open' ? undefined : views.get(suiteRunCaseView, suiteRunCaseId(runId, number));
      return [Promise.resolve(found).then((one) => shownCase(planned, number, state, one))];
    }),
  );

const casesAtOnce = 500;

/** Every case that has started, in the order of the run. */
export async function* startedCases(views: Views, runId: string): AsyncGenerator<SuiteRunCaseDocument> {
  const where = [{ field: 'runId', is: runId }];
  const sort = { field: 'number', direction: 'ascending' } as const;
  for (let from: { after?: string } | undefined = {}; from !== undefined; ) {
    const page: Awaited<ReturnType<typeof views.find<SuiteRunCaseDocument>>> = await views.find(suiteRunCaseView, {
      ...{ where, sort, limit: casesAtOnce },
      ...from,
    });
    yield* page.items;
    from = page.next === undefined ? undefined : { after: page.next };
    await setImmediate();
  }
}
