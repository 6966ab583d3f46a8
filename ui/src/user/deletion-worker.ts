import { call, select } from 'typed-redux-saga';
import { selectUser } from './user-slice.ts';

export type DeletionPorts = {
  deleteAccount(): Promise<unknown>;
  /** Removes texts of somebody's that lie in this browser and are not saved. */
  giveUp(owner: string): Promise<unknown>;
  /** Loads a new page, so that nothing of the account is left in this one. */
  leave(path: string): void;
};

/** Deletes the own account, and with it what only this browser holds of it. */
export const deletionWorker = ({ deleteAccount, giveUp, leave }: DeletionPorts) =>
  function* () {
    const owner = (yield* select(selectUser))?.userId ?? '';
    yield* call(deleteAccount);
    yield* call(giveUp, owner);
    yield* call(leave, '/login?deleted');
  };
