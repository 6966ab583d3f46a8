import type { Principal } from '@clearbench/contracts/session/principal';
import type { UserTokenDocument } from '@clearbench/contracts/user/views';
import type { Identity } from './sign-in/identity.ts';

/** ISO 8601 in UTC. */
export type Clock = { now(): string };

/** Where `access` reports what an operator should see; a pino logger fits. */
export type Log = { warn(facts: Readonly<Record<string, unknown>>, message: string): void };

/** A session as its cookie names it. */
export type SessionOwner = { readonly sessionId: string; readonly userId: string };

/** Who a session belongs to, as they stand now; undefined when there is no such user. */
export type PrincipalOf = (owner: SessionOwner) => Promise<Principal | undefined>;

/** Records a sign-in and says whose it is; resolves when the user can be read. The language is what the browser asks for, of those there are. */
export type SignIn = (identity: Identity, language?: string) => Promise<{ readonly userId: string }>;

/** Ends a session on the server; resolves when every guard can see it. */
export type EndSession = (owner: SessionOwner) => Promise<void>;

/** The access token of an id, as it stands now; undefined where there is none, or none any more. */
export type TokenOf = (tokenId: string) => Promise<UserTokenDocument | undefined>;

/** Records that a program called with a token today. */
export type NoteTokenUse = (token: { readonly userId: string; readonly tokenId: string }) => Promise<void>;
