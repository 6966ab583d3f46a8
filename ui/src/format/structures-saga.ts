import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import {
  type FormatVersion,
  formatEditSlice,
  ownRequested,
  type StoredFormat,
  type Structure,
  selectStructures,
  structureFailed,
  structureKey,
  structureRequested,
  structureSucceeded,
  uploadFailed,
  uploadRequested,
  uploadSucceeded,
} from './format-slices.ts';

export type StructurePorts = {
  read(formatId: string): Promise<Structure>;
  upload(of: FormatVersion, text: string): Promise<unknown>;
  /** Gives an uploaded structure up. */
  takeOwn(format: StoredFormat): Promise<unknown>;
};

/** A structure that was read is not read again; two may be asked for at a time, to be compared. */
export const structuresSaga = ({ read, upload, takeOwn }: StructurePorts) =>
  function* () {
    yield* takeEvery(
      structureRequested.type,
      guarded(function* ({ payload: of }: ReturnType<typeof structureRequested>) {
        const { known } = yield* select(selectStructures);
        if (known[structureKey(of)]) return;
        yield* put(structureSucceeded({ of, structure: yield* call(read, of.id) }));
      }, structureFailed),
    );
    yield* takeLeading(
      uploadRequested.type,
      guarded(function* ({ payload: { text, ...of } }: ReturnType<typeof uploadRequested>) {
        yield* call(upload, of, text);
        yield* put(uploadSucceeded());
        yield* put(formatEditSlice.actions.opened(of.id));
      }, uploadFailed),
    );
    yield* takeLeading(
      ownRequested.type,
      guarded(function* ({ payload: format }: ReturnType<typeof ownRequested>) {
        yield* call(takeOwn, format);
        yield* put(uploadSucceeded());
        yield* put(formatEditSlice.actions.opened(format.id));
      }, uploadFailed),
    );
  };
