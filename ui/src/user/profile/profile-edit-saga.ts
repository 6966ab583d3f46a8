import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import { profileSucceeded, selectProfile } from '../user-slice.ts';
import { profileSaved, profileSaveFailed, profileSaveRequested } from './profile-edit-slice.ts';

export type ProfileEditPorts = {
  save(settings: ProfileSettings): Promise<{ readonly settings: ProfileSettings }>;
  /** Shows a notice of success. */
  say(): void;
  /** Applies changed settings to this browser. */
  follow(before: ProfileSettings | undefined, now: ProfileSettings): void;
};

export const profileSaveWorker = ({ save, say, follow }: ProfileEditPorts) =>
  function* ({ payload }: ReturnType<typeof profileSaveRequested>) {
    const before = yield* select(selectProfile);
    const { settings } = yield* call(save, payload);
    yield* put(profileSucceeded(settings));
    yield* put(profileSaved());
    yield* call(say);
    yield* call(follow, before, settings);
  };

export const profileEditSaga = (ports: ProfileEditPorts) =>
  function* () {
    yield* takeLeading(profileSaveRequested.type, guarded(profileSaveWorker(ports), profileSaveFailed));
  };
