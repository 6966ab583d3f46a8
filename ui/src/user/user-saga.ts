import type { ReplyOf } from '@clearbench/contracts/route';
import type { readProfileRoute } from '@clearbench/contracts/user/routes';
import { call, put, takeLatest } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import { profileFailed, profileRequested, profileSucceeded } from './user-slice.ts';

export type UserPorts = {
  readProfile(): Promise<ReplyOf<typeof readProfileRoute>>;
  /** Applies the time zone of the profile. */
  showTimesIn(timeZone: string): void;
};

export const profileWorker = ({ readProfile }: UserPorts) =>
  function* () {
    yield* put(profileSucceeded(yield* call(readProfile)));
  };

export const timeZoneWorker = ({ showTimesIn }: UserPorts) =>
  function* ({ payload }: ReturnType<typeof profileSucceeded>) {
    yield* call(showTimesIn, payload.timeZone);
  };

export const userSaga = (ports: UserPorts) =>
  function* () {
    yield* takeLatest(profileRequested.type, guarded(profileWorker(ports), profileFailed));
    yield* takeLatest(profileSucceeded.type, timeZoneWorker(ports));
  };
