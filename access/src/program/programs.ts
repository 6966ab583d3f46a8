import type { Principal } from '@clearbench/contracts/session/principal';
import type { UserTokenDocument } from '@clearbench/contracts/user/views';
import type { Clock, NoteTokenUse, PrincipalOf, TokenOf } from '../ports.ts';
import { tokenIdOf } from './user-token.ts';

/** Whose program calls, or nobody's and why. */
type Program =
  | { readonly principal: Principal; noteUse(): Promise<void> }
  | { readonly nobody: 'access.tokenUnknown' | 'access.tokenExpired' };

export type ProgramOf = (token: string) => Promise<Program>;

type Parts = {
  readonly tokenOf: TokenOf;
  readonly principalOf: PrincipalOf;
  /** Left out where nothing can be noted. */
  readonly noteTokenUse?: NoteTokenUse | undefined;
  readonly clock: Clock;
};

/** From an access token to the person it was made by, token and person as they stand now. */
export const programs = ({ tokenOf, principalOf, noteTokenUse, clock }: Parts): ProgramOf => {
  const noteUse = async ({ userId, tokenId, lastUsedOn }: UserTokenDocument): Promise<void> => {
    if (lastUsedOn >= clock.now().slice(0, 10)) return;
    // What cannot be noted now is noted at the next call; this one is answered all the same.
    await noteTokenUse?.({ userId, tokenId }).catch(() => undefined);
  };

  return async (token) => {
    const tokenId = tokenIdOf(token);
    const known = await tokenOf(tokenId);
    if (!known) return { nobody: 'access.tokenUnknown' };
    if (known.expiresAt <= clock.now()) return { nobody: 'access.tokenExpired' };
    const principal = await principalOf({ sessionId: tokenId, userId: known.userId });
    // Whoever left and came back is somebody new.
    if (!principal || known.madeAt < principal.user.signedUpAt) return { nobody: 'access.tokenUnknown' };
    return { principal, noteUse: () => noteUse(known) };
  };
};
