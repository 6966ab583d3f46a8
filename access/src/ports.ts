import type { Principal } from '@clearbench/contracts/session/principal';
import type { UserTokenDocument } from '@clearbench/contracts/user/views';
import type { Identity } from './sign-in/identity.ts';

/** ISO 8601 in UTC. */
export type Clock = { now(): string };

/** Receives reports for operators; a pino logger fits. */
export type Log = { warn(facts: Readonly<Record<string, unknown>>, message: string): void };

/** The session and the user in a session cookie. */
export type SessionOwner = { readonly sessionId: string; readonly userId: string };

/** The current user and plan of a session; undefined for an unknown user. */
export type PrincipalOf = (owner: SessionOwner) => Promise<Principal | undefined>;

/**
 * Records a sign-in and returns the user; resolves when the user can be read. `language` is the preferred known
 * language of the browser.
 */
export type SignIn = (identity: Identity, language?: string) => Promise<{ readonly userId: string }>;

/** Ends a session on the server; resolves when every guard can see that. */
export type EndSession = (owner: SessionOwner) => Promise<void>;

/** The current access token with an id; undefined for an unknown or revoked one. */
export type TokenOf = (tokenId: string) => Promise<UserTokenDocument | undefined>;

/** Records a use of a token; `network` is the shortened address of the program. */
export type NoteTokenUse = (use: {
  readonly userId: string;
  readonly tokenId: string;
  readonly lastFour: string;
  readonly network: string;
}) => Promise<void>;
