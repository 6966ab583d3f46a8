import { userTokenView } from '@clearbench/contracts/user/views';
import type { View } from '@clearbench/contracts/view';
import type { TokenOf } from '../ports.ts';

/** Reads the token with every request, so that a revoked one is invalid from the next request on. */
export const readToken =
  (models: { get<D>(view: View<D>, id: string): Promise<D | undefined> }): TokenOf =>
  (tokenId) =>
    models.get(userTokenView, tokenId);
