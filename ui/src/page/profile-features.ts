import { changeProfileRoute, deleteOwnAccountRoute } from '@clearbench/contracts/user/routes';
import {
  createTokenRoute,
  listTokensRoute,
  revokeTokenRoute,
  rotateTokenRoute,
} from '@clearbench/contracts/user/token-routes';
import { caller } from '../http/http-caller.ts';
import { notify } from '../notice/notify.ts';
import { addFeature } from '../store.ts';
import { followProfile } from '../user/profile/follow-profile.ts';
import { ownAccountSaga } from '../user/profile/own-account-saga.ts';
import { ownAccountSlice } from '../user/profile/own-account-slice.ts';
import { profileEditSaga } from '../user/profile/profile-edit-saga.ts';
import { profileEditSlice } from '../user/profile/profile-edit-slice.ts';
import { tokenSaga } from '../user/profile/tokens/token-saga.ts';
import { tokenSlice } from '../user/profile/tokens/token-slice.ts';
import { giveUpTexts } from '../user/sign-out/browser-texts.ts';

const change = caller(changeProfileRoute);
const make = caller(createTokenRoute);
const rotate = caller(rotateTokenRoute);
const revoke = caller(revokeTokenRoute);

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
  addFeature({
    slice: tokenSlice,
    saga: tokenSaga({
      readAll: caller(listTokensRoute),
      make: (request) => make({ body: request }),
      rotate: ({ tokenId, ...body }) => rotate({ params: { tokenId }, body }),
      revoke: (tokenId) => revoke({ params: { tokenId } }),
    }),
  });
};
