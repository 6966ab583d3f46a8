import { call, put, select, takeEvery } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import {
  type Structure,
  selectStructures,
  structureFailed,
  structureRequested,
  structureSucceeded,
} from './format-slices.ts';

type Read = (formatId: string) => Promise<Structure>;

/** A structure that was read is not read again; two may be asked for at a time, to be compared. */
export const structuresSaga = (read: Read) =>
  function* () {
    yield* takeEvery(
      structureRequested.type,
      guarded(function* ({ payload: formatId }: ReturnType<typeof structureRequested>) {
        const { known } = yield* select(selectStructures);
        if (!known[formatId]) yield* put(structureSucceeded({ formatId, structure: yield* call(read, formatId) }));
      }, structureFailed),
    );
  };
