import { takeLeading } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import { type DeletionPorts, deletionWorker } from '../deletion-worker.ts';
import { accountDeletionFailed, accountDeletionRequested } from './own-account-slice.ts';

export const ownAccountSaga = (ports: DeletionPorts) =>
  function* () {
    yield* takeLeading(accountDeletionRequested.type, guarded(deletionWorker(ports), accountDeletionFailed));
  };
