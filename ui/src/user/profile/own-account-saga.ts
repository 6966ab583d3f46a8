import { call, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import { accountDeletionFailed, accountDeletionRequested } from './own-account-slice.ts';

export type OwnAccountPorts = {
  deleteAccount(): Promise<unknown>;
  /** Loads a new page, so that nothing of the account is left in this one. */
  leave(path: string): void;
};

const deletionWorker = ({ deleteAccount, leave }: OwnAccountPorts) =>
  function* () {
    yield* call(deleteAccount);
    yield* call(leave, '/login?deleted');
  };

export const ownAccountSaga = (ports: OwnAccountPorts) =>
  function* () {
    yield* takeLeading(accountDeletionRequested.type, guarded(deletionWorker(ports), accountDeletionFailed));
  };
