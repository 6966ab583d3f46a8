import { Failure } from '@clearbench/contracts/failure';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { call, debounce, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import { problemOf } from '../saga/problem.ts';
import { changedSinceSent, type EditSlice, type Versioned } from './edit-state.ts';

/** What an edit page does with a resource. `S` is the stored resource, `F` the fields of its form. */
export type EditCalls<S extends F & Versioned, F extends object> = {
  /** The topic of the changes to such resources. */
  readonly topic: string;
  /** The error keys for "changed by another user meanwhile" and "does not exist". */
  readonly errors: { readonly stale: string; readonly notFound: string };
  /** The values of a new resource. */
  readonly initial: F;
  read(id: string): Promise<S>;
  /** Saves the fields as shown; `draft` holds only the changed ones, `stored` is undefined for a new resource. Returns the id. */
  save(shown: F, stored: S | undefined, draft: Partial<F>): Promise<string>;
  /** `how` is what the user chose in the dialog. */
  remove(stored: S, how: string): Promise<unknown>;
  /** Called after a new resource was created, and after one was deleted. */
  created(id: string): void;
  removed(stored: S): void;
  /** Deleting resets it, and the page stays open. */
  readonly resets?: boolean;
};

/**
 * The id of a created resource and the changes made while it was being created; the page of the resource takes them.
 */
type Carried<F> = { readonly id: string; readonly fields: Partial<F> };

const isKey = (error: unknown, key: string): boolean => error instanceof Failure && error.errorKey === key;

const saveWorker = <S extends F & Versioned, F extends object>(
  slice: EditSlice<S, F>,
  { errors, initial, save, read, created }: EditCalls<S, F>,
  carry: (carried: Carried<F>) => void,
) =>
  function* () {
    const { saveSucceeded, overtaken } = slice.actions;
    const { id, draft, stored } = yield* select(slice.select);
    try {
      const saved = yield* call(save, { ...initial, ...stored, ...draft }, stored, draft);
      if (id === '') {
        carry({ id: saved, fields: changedSinceSent(yield* select(slice.select)) });
        yield* call(created, saved);
      } else yield* put(saveSucceeded(yield* call(read, saved)));
    } catch (error) {
      if (!isKey(error, errors.stale)) throw error;
      yield* put(overtaken(yield* call(read, id)));
    }
  };

const removeWorker = <S extends F & Versioned, F extends object>(
  slice: EditSlice<S, F>,
  { remove, removed, resets = false }: EditCalls<S, F>,
) =>
  function* ({ payload: how }: PayloadAction<string>) {
    const { id, stored } = yield* select(slice.select);
    if (!stored) return;
    yield* call(remove, stored, how);
    yield* call(removed, stored);
    if (resets) yield* put(slice.actions.opened(id));
  };

/** Reads the resource again. When that fails the next change, or saving, tries again; a deleted resource is reported. */
const followWorker = <S extends F & Versioned, F extends object>(
  slice: EditSlice<S, F>,
  { errors, read }: EditCalls<S, F>,
) =>
  function* () {
    const { id, status, saving } = yield* select(slice.select);
    if (id === '' || status !== 'idle' || saving) return;
    try {
      yield* put(slice.actions.read(yield* call(read, id)));
    } catch (error) {
      const { removing } = yield* select(slice.select);
      const problem = problemOf(error);
      if (isKey(error, errors.notFound) && !removing) yield* put(slice.actions.failed(problem));
    }
  };

/** Opens, saves, deletes and follows the resource of an edit page. */
export const editSaga = <S extends F & Versioned, F extends object>(
  slice: EditSlice<S, F>,
  calls: EditCalls<S, F>,
  settleTime = 350,
) => {
  const { opened, begun, left, read, changed: fieldsChanged, failed } = slice.actions;
  const { saveRequested, saveFailed, removeRequested, removeFailed } = slice.actions;
  const mayHaveChanged = (action: { type: string; payload?: unknown }): boolean =>
    reconnected.match(action) || (changed.match(action) && action.payload.topic === calls.topic);
  let carried: Carried<F> | undefined;
  const carry = (created: Carried<F>): void => {
    carried = created;
  };
  const readWorker = guarded(function* ({ payload: id }: ReturnType<typeof opened>) {
    yield* put(read(yield* call(calls.read, id)));
    if (carried?.id === id) yield* put(fieldsChanged(carried.fields));
    carried = undefined;
  }, failed);
  return function* () {
    // Opening the next resource cancels everything that runs for the last one, so no late reply reaches the next page.
    yield* takeLatest([opened.type, begun.type, left.type], function* (action: Action) {
      if (left.match(action)) return;
      yield* takeLeading(saveRequested.type, guarded(saveWorker(slice, calls, carry), saveFailed));
      yield* takeLeading(removeRequested.type, guarded(removeWorker(slice, calls), removeFailed));
      yield* debounce(settleTime, mayHaveChanged, followWorker(slice, calls));
      if (opened.match(action)) yield* call(readWorker, action);
    });
  };
};
