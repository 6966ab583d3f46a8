import { call, put, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import { settingsRequested } from '../../settings/settings-slice.ts';
import { type DeletionPorts, deletionWorker } from '../deletion-worker.ts';
import { sessionRequested } from '../user-slice.ts';
import {
  claimFailed,
  claimRequested,
  claimSucceeded,
  deletionFailed,
  deletionRequested,
  linkFailed,
  linkRequested,
  linkSucceeded,
  type SentLink,
} from './gate-slice.ts';

export type GateCommandPorts = DeletionPorts & {
  requestLink(): Promise<SentLink>;
  claim(code: string): Promise<unknown>;
};

const linkWorker = ({ requestLink }: GateCommandPorts) =>
  function* () {
    yield* put(linkSucceeded(yield* call(requestLink)));
  };

/** After a claim the watcher of the access opens the product. */
const claimWorker = ({ claim }: GateCommandPorts) =>
  function* ({ payload }: ReturnType<typeof claimRequested>) {
    yield* call(claim, payload.trim());
    yield* put(claimSucceeded());
    yield* put(settingsRequested());
    yield* put(sessionRequested());
  };

export const gateCommandsSaga = (ports: GateCommandPorts) =>
  function* () {
    yield* takeLeading(linkRequested.type, guarded(linkWorker(ports), linkFailed));
    yield* takeLeading(claimRequested.type, guarded(claimWorker(ports), claimFailed));
    yield* takeLeading(deletionRequested.type, guarded(deletionWorker(ports), deletionFailed));
  };
