import { networkOf } from '@clearbench/contracts/network-address';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { TokenGrant } from '@clearbench/contracts/token-scope';
import { isRecorded } from '@clearbench/contracts/user/token-use';
import type { UserTokenDocument } from '@clearbench/contracts/user/views';
import type { Clock, NoteTokenUse, PrincipalOf, TokenOf } from '../ports.ts';
import { tokenIdOf } from './user-token.ts';

/** The principal of a token, or the error key. */
type Program =
  | {
      readonly principal: Principal & { readonly token: TokenGrant };
      noteUse(address: string | undefined): Promise<void>;
    }
  | { readonly errorKey: 'access.tokenUnknown' | 'access.tokenExpired' };

export type ProgramOf = (token: string) => Promise<Program>;

type Parts = {
  readonly tokenOf: TokenOf;
  readonly principalOf: PrincipalOf;
  /** Absent where the use cannot be recorded. */
  readonly noteTokenUse?: NoteTokenUse | undefined;
  readonly clock: Clock;
};

/** The principal of an access token, with the current token and user. */
export const programs = ({ tokenOf, principalOf, noteTokenUse, clock }: Parts): ProgramOf => {
  const noteUse = async (token: UserTokenDocument, address: string | undefined): Promise<void> => {
    const { userId, tokenId, lastFour, lastUsedAt, lastUsedNetwork } = token;
    const network = networkOf(address);
    if (!isRecorded({ usedAt: lastUsedAt, network: lastUsedNetwork }, { usedAt: clock.now(), network })) return;
    // A failed record is repeated with the next request; this one continues.
    await noteTokenUse?.({ userId, tokenId, lastFour, network }).catch(() => undefined);
  };

  return async (token) => {
    const tokenId = tokenIdOf(token);
    const known = await tokenOf(tokenId);
    if (!known) return { errorKey: 'access.tokenUnknown' };
    if (known.expiresAt <= clock.now()) return { errorKey: 'access.tokenExpired' };
    const principal = await principalOf({ sessionId: tokenId, userId: known.userId });
    // A user who returned after a deletion is another user.
    if (!principal || known.madeAt < principal.user.signedUpAt) return { errorKey: 'access.tokenUnknown' };
    const { lastFour, scopes, environments } = known;
    return {
      principal: { ...principal, token: { tokenId, lastFour, scopes, environments } },
      noteUse: (address) => noteUse(known, address),
    };
  };
};
