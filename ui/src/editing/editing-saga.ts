import { Failure } from '@clearbench/contracts/failure';
import type { Action } from '@reduxjs/toolkit';
import { call, debounce, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { type Change, changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import { type Trouble, troubleOf } from '../saga/trouble.ts';
import { chosenSince, type EditingSlice, type EditingState, type Fields, type Stored } from './editing-slice.ts';

export type EditingPorts = {
  readonly slice: EditingSlice;
  /** The topic that tells of changes to such things. */
  readonly topic: string;
  /** Key of the refusal when somebody else was faster, and of the answer when the thing is not there. */
  readonly stale: string;
  readonly gone: string;
  readStored(id: string): Promise<Stored>;
  /** `stored` is missing for a new thing; answers the id. */
  save(draft: Fields, stored: Stored | undefined): Promise<string>;
  /** `how` is what the reader said besides: where users go, or the name typed. */
  remove(stored: Stored, how: string): Promise<unknown>;
  /** After a new thing was made, whose page is to be opened; and after one is gone. */
  made(id: string): void;
  removed(stored: Stored): void;
};

const isKey = (error: unknown, key: string): boolean => error instanceof Failure && error.errorKey === key;

/** A new thing's id, and what was chosen while it was being made: the page of the thing, which opens now, takes it over. */
type Carried = { id: string; fields: Fields };

const saveWorker = ({ slice, stale, save, readStored, made }: EditingPorts, carry: (carried: Carried) => void) =>
  function* () {
    const { saveSucceeded, overtaken } = slice.actions;
    const { id, draft, stored }: EditingState = yield* select(slice.selectors.selectEditing);
    try {
      const saved = yield* call(save, draft, stored);
      if (id === '') {
        carry({ id: saved, fields: chosenSince(yield* select(slice.selectors.selectEditing)) });
        yield* call(made, saved);
      } else yield* put(saveSucceeded(yield* call(readStored, saved)));
    } catch (error) {
      if (!isKey(error, stale)) throw error;
      yield* put(overtaken(yield* call(readStored, id)));
    }
  };

const removeWorker = ({ slice, remove, removed }: EditingPorts) =>
  function* ({ payload: how }: ReturnType<EditingSlice['actions']['removeRequested']>) {
    const { stored }: EditingState = yield* select(slice.selectors.selectEditing);
    if (!stored) return;
    yield* call(remove, stored, how);
    yield* call(removed, stored);
  };

/** Reads the thing again. When that fails the next change, or saving, tries again; one that is gone is said to be. */
const followWorker = ({ slice, topic, gone, readStored }: EditingPorts) =>
  function* (action: { type: string; payload?: unknown }) {
    const { id, status, saving }: EditingState = yield* select(slice.selectors.selectEditing);
    const about = reconnected.match(action) || (action.payload as Change).topic === topic;
    if (id === '' || status !== 'idle' || saving || !about) return;
    try {
      yield* put(slice.actions.read(yield* call(readStored, id)));
    } catch (error) {
      const { removing }: EditingState = yield* select(slice.selectors.selectEditing);
      const trouble: Trouble = troubleOf(error);
      if (isKey(error, gone) && !removing) yield* put(slice.actions.failed(trouble));
    }
  };

/** Opens, saves, deletes and follows one thing under an administrator's hands. */
export const editingSaga = (ports: EditingPorts, settleTime = 350) => {
  const { opened, begun, left, read, chosen, failed } = ports.slice.actions;
  const { saveRequested, saveFailed, removeRequested, removeFailed } = ports.slice.actions;
  const heard = (action: { type: string; payload?: unknown }): boolean =>
    reconnected.match(action) || (changed.match(action) && action.payload.topic === ports.topic);
  let carried: Carried | undefined;
  const carry = (made: Carried): void => {
    carried = made;
  };
  const readWorker = guarded(function* ({ payload }: ReturnType<typeof opened>) {
    yield* put(read(yield* call(ports.readStored, payload)));
    if (carried?.id === payload) yield* put(chosen(carried.fields));
    carried = undefined;
  }, failed);
  return function* () {
    // Whatever is under way for one thing ends when the reader goes on to another: no answer is taken for the next one's.
    yield* takeLatest([opened.type, begun.type, left.type], function* (action: Action) {
      if (left.match(action)) return;
      yield* takeLeading(saveRequested.type, guarded(saveWorker(ports, carry), saveFailed));
      yield* takeLeading(removeRequested.type, guarded(removeWorker(ports), removeFailed));
      yield* debounce(settleTime, heard, followWorker(ports));
      if (opened.match(action)) yield* call(readWorker, action);
    });
  };
};
