import { call, put, takeLeading } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import { addFailed, addRequested, addSucceeded, type NewFormat } from './adding-slice.ts';

export type AddingPorts = {
  /** Returns the id of the format. */
  add(format: NewFormat): Promise<string>;
  added(formatId: string): void;
};

/** Adds a message type, and opens it. */
export const addingSaga = ({ add, added }: AddingPorts) =>
  function* () {
    yield* takeLeading(
      addRequested.type,
      guarded(function* ({ payload }: ReturnType<typeof addRequested>) {
        const formatId = yield* call(add, payload);
        yield* put(addSucceeded());
        yield* call(added, formatId);
      }, addFailed),
    );
  };
