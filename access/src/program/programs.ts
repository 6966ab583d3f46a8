import type { Principal } from '@clearbench/contracts/session/principal';
import type { UserTokenDocument } from '@clearbench/contracts/user/views';
import type { Clock, NoteTokenUse, PrincipalOf, TokenOf } from '../ports.ts';
import { tokenIdOf } from './user-token.ts';

/** The principal of a token, or the error key. */
type Program =
  | { readonly principal: Principal; noteUse(): Promise<void> }
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
  const noteUse = async ({ userId, tokenId, lastUsedOn }: UserTokenDocument): Promise<void> => {
    if (lastUsedOn >= clock.now().slice(0, 10)) return;
    // A failed record is repeated with the next request; this one continues.
    await noteTokenUse?.({ userId, tokenId }).catch(() => undefined);
  };

  return async (token) => {
    const tokenId = tokenIdOf(token);
    const known = await tokenOf(tokenId);
    if (!known) return { errorKey: 'access.tokenUnknown' };
    if (known.expiresAt <= clock.now()) return { errorKey: 'access.tokenExpired' };
    const principal = await principalOf({ sessionId: tokenId, userId: known.userId });
    // A user who returned after a deletion is another user.
    if (!principal || known.madeAt < principal.user.signedUpAt) return { errorKey: 'access.tokenUnknown' };
    return { principal, noteUse: () => noteUse(known) };
  };
};
