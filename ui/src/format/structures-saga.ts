import { call, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import type { EditSlice } from '../admin-resource/edit-state.ts';
import { guarded } from '../saga/guarded.ts';
import type { FormatForm, StoredFormat, Structure } from './format-form.ts';
import {
  type FormatVersion,
  ownRequested,
  selectStructures,
  structureFailed,
  structureKey,
  structureRequested,
  structureSucceeded,
  structuresLeft,
  uploadFailed,
  uploadRequested,
  uploadSucceeded,
} from './structures-slice.ts';

export type StructureCalls = {
  readStructure(formatId: string): Promise<Structure>;
  readFormat(formatId: string): Promise<StoredFormat>;
  upload(of: FormatVersion, text: string): Promise<unknown>;
  /** Replaces an uploaded structure with the built-in one. */
  takeOwn(format: StoredFormat): Promise<unknown>;
};

/** Changes a structure, then reads the format again. A reply that arrives after the page was left is dropped. */
const changeWorker = (edit: EditSlice<StoredFormat, FormatForm>, { readFormat }: StructureCalls) =>
  function* ({ id }: FormatVersion, change: () => Promise<unknown>) {
    const { left } = yield* race({ changed: call(change), left: take(structuresLeft.type) });
    if (left) return;
    yield* put(uploadSucceeded());
    const stored = yield* call(readFormat, id);
    const { id: shownId } = yield* select(edit.select);
    if (shownId === id) yield* put(edit.actions.read(stored));
  };

/** Reads each version of a structure once, and replaces structures. */
export const structuresSaga = (edit: EditSlice<StoredFormat, FormatForm>, calls: StructureCalls) => {
  const change = changeWorker(edit, calls);
  return function* () {
    yield* takeEvery(
      structureRequested.type,
      guarded(function* ({ payload: of }: ReturnType<typeof structureRequested>) {
        const { known } = yield* select(selectStructures);
        if (known[structureKey(of)]) return;
        yield* put(structureSucceeded({ of, structure: yield* call(calls.readStructure, of.id) }));
      }, structureFailed),
    );
    yield* takeLeading(
      uploadRequested.type,
      guarded(function* ({ payload: { text, ...of } }: ReturnType<typeof uploadRequested>) {
        yield* call(change, of, () => calls.upload(of, text));
      }, uploadFailed),
    );
    yield* takeLeading(
      ownRequested.type,
      guarded(function* ({ payload: format }: ReturnType<typeof ownRequested>) {
        yield* call(change, format, () => calls.takeOwn(format));
      }, uploadFailed),
    );
  };
};
