import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';

/** A resource as the server has it; a change names the version it is based on. */
export type Versioned = { readonly version: number };

/** The resource on an edit page. `S` is the stored resource, `F` the fields of its form; both use the same field names. */
export type EditState<S extends Versioned, F extends object> = {
  /** '' = a new one. */
  readonly id: string;
  readonly status: AsyncStatus;
  /** The newest version that was read. */
  readonly stored: S | undefined;
  /** The version that was shown when the user made the first change. */
  readonly basis: S | undefined;
  /** The fields that the user changed; the other fields show what is stored. */
  readonly draft: Partial<F>;
  /** The user changed something: the initial values of a new resource are not a change. */
  readonly touched: boolean;
  /** Reads the resource again. If that fails, the next change or save tries again; a deleted resource is reported. */
  readonly sent: Partial<F>;
  readonly saving: boolean;
  readonly saved: boolean;
  readonly removing: boolean;
  /** Why it could not be read while `status` is `error`, otherwise why the last command failed. */
  readonly problem: Problem | undefined;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `draft` that differ from those of `other`. */
const differing = <F extends object>(draft: Partial<F>, other: Partial<F> | undefined): Partial<F> => {
  if (!other) return draft;
  const rest = { ...draft };
  for (const field in rest) if (isSame(rest[field], other[field])) delete rest[field];
  return rest;
};

/** The fields that changed while the draft was being saved. */
export const changedSinceSent = <S extends Versioned, F extends object>({ draft, sent }: EditState<S, F>): Partial<F> =>
  differing(draft, sent);

/** Whether leaving the page would lose a change. */
export const isUnsaved = <S extends Versioned, F extends object>(state: EditState<S, F>): boolean =>
  state.touched && Object.keys(state.draft).length > 0 && !state.saving && !state.removing;

/** The fields that others changed since the user's first change; none while there is nothing to lose. */
export const changedByOthers = <S extends F & Versioned, F extends object, K extends keyof F>(
  { basis, stored, draft }: EditState<S, F>,
  fields: readonly K[],
): readonly K[] =>
  basis && stored && basis.version !== stored.version && Object.keys(draft).length > 0
    ? fields.filter((field) => !isSame(basis[field], stored[field]))
    : [];

const editActions = <S extends Versioned, F extends object>(name: string) => ({
  opened: createAction(`${name}/opened`, (id: string) => ({ payload: id })),
  /** A new resource with its initial values. */
  begun: createAction(`${name}/begun`, (initial: Partial<F>) => ({ payload: initial })),
  read: createAction(`${name}/read`, (stored: S) => ({ payload: stored })),
  failed: createAction(`${name}/failed`, (problem: Problem) => ({ payload: problem })),
  changed: createAction(`${name}/changed`, (fields: Partial<F>) => ({ payload: fields })),
  discarded: createAction(`${name}/discarded`),
  saveRequested: createAction(`${name}/saveRequested`),
  saveSucceeded: createAction(`${name}/saveSucceeded`, (stored: S) => ({ payload: stored })),
  saveFailed: createAction(`${name}/saveFailed`, (problem: Problem) => ({ payload: problem })),
  /** Another user saved first: `stored` is the version they made. */
  overtaken: createAction(`${name}/overtaken`, (stored: S) => ({ payload: stored })),
  /** `how` is what the user chose in the dialog, such as the plan that replaces a deleted one. */
  removeRequested: createAction(`${name}/removeRequested`, (how: string) => ({ payload: how })),
  removeFailed: createAction(`${name}/removeFailed`, (problem: Problem) => ({ payload: problem })),
  left: createAction(`${name}/left`),
});

type EditActions<S extends Versioned, F extends object> = ReturnType<typeof editActions<S, F>>;

const nothingOpen = <S extends Versioned, F extends object>(): EditState<S, F> => ({
  id: '',
  status: 'initial',
  stored: undefined,
  basis: undefined,
  draft: {},
  touched: false,
  sent: {},
  saving: false,
  saved: false,
  removing: false,
  problem: undefined,
});

/** What was sent is stored; changes made meanwhile remain to be saved. */
const settled = <S extends F & Versioned, F extends object>(state: EditState<S, F>, stored: S): EditState<S, F> => {
  const draft = differing<F>(changedSinceSent(state), stored);
  const saved = Object.keys(draft).length === 0;
  const { id } = state;
  return { ...nothingOpen<S, F>(), id, status: 'idle', stored, basis: stored, draft, touched: !saved, saved };
};

/** A version was read; the user's changes stay, and so does the reason why the last command failed. */
const followed = <S extends F & Versioned, F extends object>(state: EditState<S, F>, stored: S): EditState<S, F> => {
  // While saving, a newer version may come from this save; the reply decides.
  if (state.saving || (state.stored && stored.version < state.stored.version)) return state;
  const draft = differing<F>(state.draft, stored);
  const basis = Object.keys(draft).length === 0 ? stored : (state.basis ?? stored);
  const problem = state.status === 'idle' ? state.problem : undefined;
  return { ...state, status: 'idle', stored, basis, draft, problem };
};

type Reduce<S extends Versioned, F extends object> = (
  state: EditState<S, F>,
  action: UnknownAction,
) => EditState<S, F> | undefined;

const reduceReading =
  <S extends F & Versioned, F extends object>(actions: EditActions<S, F>): Reduce<S, F> =>
  (state, action) => {
    const { opened, begun, read, failed, overtaken, left } = actions;
    const nothing = nothingOpen<S, F>();
    if (opened.match(action)) return { ...nothing, id: action.payload, status: 'loading' };
    if (begun.match(action)) return { ...nothing, status: 'idle', draft: action.payload };
    if (read.match(action)) return followed(state, action.payload);
    if (failed.match(action)) return { ...state, status: 'error', problem: action.payload };
    if (overtaken.match(action)) return followed({ ...state, saving: false }, action.payload);
    return left.match(action) ? nothing : undefined;
  };

const reduceCommands =
  <S extends F & Versioned, F extends object>(actions: EditActions<S, F>): Reduce<S, F> =>
  (state, action) => {
    const { changed, discarded, saveRequested, saveSucceeded, saveFailed, removeRequested, removeFailed } = actions;
    const tried = { ...state, problem: undefined };
    if (changed.match(action)) {
      const draft = differing<F>({ ...state.draft, ...action.payload }, state.stored);
      return { ...tried, touched: true, saved: false, draft };
    }
    if (discarded.match(action)) return { ...tried, draft: {}, touched: false, basis: state.stored };
    if (saveRequested.match(action)) return { ...tried, sent: state.draft, saving: true, saved: false };
    if (saveSucceeded.match(action)) return settled(state, action.payload);
    if (saveFailed.match(action)) return { ...state, saving: false, problem: action.payload };
    if (removeRequested.match(action)) return { ...tried, removing: true };
    return removeFailed.match(action) ? { ...state, removing: false, problem: action.payload } : undefined;
  };

/** State and actions of an edit page. The reducer is written out because RTK's draft types do not carry type parameters. */
export const editSlice = <S extends F & Versioned, F extends object>(name: string) => {
  const actions = editActions<S, F>(name);
  const initial = nothingOpen<S, F>();
  const reading = reduceReading(actions);
  const commands = reduceCommands(actions);
  return {
    reducerPath: name,
    actions,
    reducer: (state: EditState<S, F> = initial, action: UnknownAction): EditState<S, F> =>
      reading(state, action) ?? commands(state, action) ?? state,
    select: (root: { readonly [path: string]: EditState<S, F> | undefined }): EditState<S, F> => root[name] ?? initial,
  };
};

export type EditSlice<S extends F & Versioned, F extends object> = ReturnType<typeof editSlice<S, F>>;
