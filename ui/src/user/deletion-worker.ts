import { call, select } from 'typed-redux-saga';
import { selectUser } from './user-slice.ts';

export type DeletionPorts = {
  deleteAccount(): Promise<unknown>;
  /** Removes the unsaved texts of a user from this browser. */
  giveUp(owner: string): Promise<unknown>;
  /** Loads a new page, so that no data of the account remains in this one. */
  leave(path: string): void;
};

/** Deletes the own account, and its data in this browser. */
export const deletionWorker = ({ deleteAccount, giveUp, leave }: DeletionPorts) =>
  function* () {
    const owner = (yield* select(selectUser))?.userId ?? '';
    yield* call(deleteAccount);
    yield* call(giveUp, owner);
    yield* call(leave, '/login?deleted');
  };
