import { changeProfileRoute, deleteOwnAccountRoute } from '@clearbench/contracts/user/routes';
import { caller } from '../http/http-caller.ts';
import { notify } from '../notice/notify.ts';
import { addFeature } from '../store.ts';
import { followProfile } from '../user/profile/follow-profile.ts';
import { ownAccountSaga } from '../user/profile/own-account-saga.ts';
import { ownAccountSlice } from '../user/profile/own-account-slice.ts';
import { profileEditSaga } from '../user/profile/profile-edit-saga.ts';
import { profileEditSlice } from '../user/profile/profile-edit-slice.ts';
import { addTokenFeature } from '../user/profile/tokens/add-token-feature.ts';
import { giveUpTexts } from '../user/sign-out/browser-texts.ts';

const change = caller(changeProfileRoute);

/** State and sagas of the profile page, with their dependencies on the server and the browser. */
export const addProfileFeatures = (): void => {
  const say = () => notify({ tone: 'good', textKey: 'profile.saved' });
  addFeature({
    slice: profileEditSlice,
    saga: profileEditSaga({ save: (settings) => change({ body: settings }), say, follow: followProfile }),
  });
  addFeature({
    slice: ownAccountSlice,
    saga: ownAccountSaga({
      deleteAccount: caller(deleteOwnAccountRoute),
      giveUp: giveUpTexts,
      leave: (path) => window.location.assign(path),
    }),
  });
  addTokenFeature();
};
