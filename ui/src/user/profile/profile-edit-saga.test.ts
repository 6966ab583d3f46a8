import { Failure } from '@clearbench/contracts/failure';
import { defaultProfile, type ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga } from '../../saga/testing/running-saga.fixture.ts';
import { profileSucceeded, userSlice } from '../user-slice.ts';
import { profileEditSaga } from './profile-edit-saga.ts';
import {
  profileEditSlice,
  profileSaved,
  profileSaveFailed,
  profileSaveRequested,
  profileTyped,
} from './profile-edit-slice.ts';

const german: ProfileSettings = { ...defaultProfile, bic: 'zydodef0', language: 'de' };

const bench = (save: (settings: ProfileSettings) => Promise<{ settings: ProfileSettings }>) => {
  const followed: string[] = [];
  const made = runningSaga(
    profileEditSaga({
      save,
      say: () => void followed.push('said'),
      follow: (before, now) => void followed.push(`${before?.language} to ${now.language}`),
    }),
    combineReducers({ user: userSlice.reducer, profileEdit: profileEditSlice.reducer }),
  );
  made.dispatch(profileSucceeded(defaultProfile));
  made.dispatch(profileTyped({ bic: german.bic, language: 'de' }));
  return { ...made, followed };
};

describe('saving a profile', () => {
  it('keeps the values of the server and applies them', async () => {
    const { dispatch, seen, state, followed } = bench(async (settings) => ({
      settings: { ...settings, bic: settings.bic.toUpperCase() },
    }));
    dispatch(profileSaveRequested(german));
    await seen(profileSaved.type);
    expect(state().user.profile).toEqual({ ...german, bic: 'ZYDODEF0' });
    expect(state().profileEdit).toEqual({ draft: {}, status: 'idle', problem: undefined });
    expect(followed).toEqual(['said', 'en to de']);
  });

  it('keeps the input when the server refuses', async () => {
    const { dispatch, seen, state, followed } = bench(async () => {
      throw new Failure('user.badBic', { bic: 'zydodef0' });
    });
    dispatch(profileSaveRequested(german));
    await seen(profileSaveFailed.type);
    expect(state().profileEdit).toMatchObject({ draft: { bic: 'zydodef0' }, problem: { errorKey: 'user.badBic' } });
    expect(state().user.profile).toEqual(defaultProfile);
    expect(followed).toEqual([]);
  });
});
