import {
  createServiceTokenRoute,
  listServiceTokensRoute,
  revokeServiceTokenRoute,
  rotateServiceTokenRoute,
} from '@clearbench/contracts/user/service-account-routes';
import {
  createTokenRoute,
  listTokensRoute,
  revokeTokenRoute,
  rotateTokenRoute,
} from '@clearbench/contracts/user/token-routes';
import { caller } from '../../../http/http-caller.ts';
import { addFeature } from '../../../store.ts';
import { type TokenPorts, tokenSaga } from './token-saga.ts';
import { tokenSlice } from './token-slice.ts';

const own = {
  list: caller(listTokensRoute),
  make: caller(createTokenRoute),
  rotate: caller(rotateTokenRoute),
  revoke: caller(revokeTokenRoute),
};
const ofService = {
  list: caller(listServiceTokensRoute),
  make: caller(createServiceTokenRoute),
  rotate: caller(rotateServiceTokenRoute),
  revoke: caller(revokeServiceTokenRoute),
};

/** The calls for the tokens of the user, or of the service account `userId`. */
const ports: TokenPorts = {
  readAll: (userId) => (userId === undefined ? own.list() : ofService.list({ params: { userId } })),
  make: (body, userId) => (userId === undefined ? own.make({ body }) : ofService.make({ params: { userId }, body })),
  rotate: ({ tokenId, ...body }, userId) =>
    userId === undefined
      ? own.rotate({ params: { tokenId }, body })
      : ofService.rotate({ params: { userId, tokenId }, body }),
  revoke: (tokenId, userId) =>
    userId === undefined ? own.revoke({ params: { tokenId } }) : ofService.revoke({ params: { userId, tokenId } }),
};

/** State and saga of access tokens, for the profile and for service accounts. */
export const addTokenFeature = (): void => addFeature({ slice: tokenSlice, saga: tokenSaga(ports) });
