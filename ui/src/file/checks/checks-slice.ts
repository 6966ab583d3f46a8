import type { ValidationSummary } from '@clearbench/contracts/file/validation-report';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../saga/problem.ts';

/** The environment and rulebook against which the texts are validated. */
export type CheckTarget = { readonly environmentToken: string; readonly rbVersion: RbVersion };
/** An item to validate: a stored file, or a text whose bytes are stored under the same id. */
export type Subject = { readonly id: string; readonly name: string; readonly fileId?: string };

/** A validation in progress, or its result; the reports have a separate store. */
export type Check = Subject &
  (
    | { readonly status: 'waiting' | 'checking' | 'stopped' }
    | { readonly status: 'done'; readonly summary: ValidationSummary }
    | { readonly status: 'failed'; readonly problem: Problem }
  );
export type ChecksState = { readonly target: CheckTarget | undefined; readonly checks: readonly Check[] };

type Of<T = unknown> = { readonly id: string } & T;

const subjectOf = ({ id, name, fileId }: Check): Subject => ({ id, name, ...(fileId === undefined ? {} : { fileId }) });
const waiting = (subject: Subject): Check => ({ ...subject, status: 'waiting' });

const change = (state: ChecksState, id: string, turned: (check: Check) => readonly Check[]): ChecksState => ({
  ...state,
  checks: state.checks.flatMap((check) => (check.id === id ? turned(check) : [check])),
});

/** Errors of the text itself, and texts too large for the environment, stay errors. */
const stays =
  /^(upload\.|file\.(empty|tooLarge|notFound|notXml|isText|isBinary|isZip)|simEnv\.(fileTooLarge|tooManyTransactions))/;

export const canBeRepeated = (check: Check): boolean =>
  check.status === 'stopped' || (check.status === 'failed' && !stays.test(check.problem.errorKey));

const isUnderWay = ({ status }: Check): boolean => status === 'waiting' || status === 'checking';

export const checksSlice = createSlice({
  name: 'fileChecks',
  initialState: { target: undefined, checks: [] } as ChecksState,
  reducers: {
    /** Another environment: earlier results do not apply. */
    placeEntered: (_, { payload }: PayloadAction<CheckTarget>) => ({ target: payload, checks: [] }),
    checksRequested: (state, { payload }: PayloadAction<{ subjects: readonly Subject[] }>) => ({
      ...state,
      checks: [...state.checks, ...payload.subjects.map(waiting)],
    }),
    archiveUnpacked: (state, { payload }: PayloadAction<Of<{ subjects: readonly Subject[] }>>) =>
      change(state, payload.id, () => payload.subjects.map(waiting)),
    checkBegan: (state, { payload }: PayloadAction<Of>) =>
      change(state, payload.id, (check) => [{ ...subjectOf(check), status: 'checking' }]),
    checkSucceeded: (state, { payload }: PayloadAction<Of<{ summary: ValidationSummary }>>) =>
      change(state, payload.id, (check) => [{ ...subjectOf(check), status: 'done', summary: payload.summary }]),
    checkFailed: (state, { payload }: PayloadAction<Of<{ problem: Problem }>>) =>
      change(state, payload.id, (check) => [{ ...subjectOf(check), status: 'failed', problem: payload.problem }]),
    checkingStopped: (state) => ({
      ...state,
      checks: state.checks.map((check) =>
        isUnderWay(check) ? { ...subjectOf(check), status: 'stopped' as const } : check,
      ),
    }),
    checksResumed: (state) => ({
      ...state,
      checks: state.checks.map((check) => (canBeRepeated(check) ? waiting(subjectOf(check)) : check)),
    }),
    checksCleared: (state) => ({ ...state, checks: [] }),
  },
  selectors: {
    selectChecks: (state) => state.checks,
    selectTarget: (state) => state.target,
    selectUnderWay: (state) => state.checks.some(isUnderWay),
  },
});

export const {
  placeEntered,
  checksRequested,
  archiveUnpacked,
  checkBegan,
  checkSucceeded,
  checkFailed,
  checkingStopped,
  checksResumed,
  checksCleared,
} = checksSlice.actions;
export const { selectChecks, selectTarget, selectUnderWay } = checksSlice.selectors;
