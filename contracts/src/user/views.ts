import type { TokenGrant } from '../token-scope.ts';
import { view } from '../view.ts';
import type { ProfileSettings } from './profile-settings.ts';

/** The data of a user that every request reads; id = userId. A deleted user has no document. */
export type UserDocument = {
  readonly userId: string;
  /** `<provider>|<subject>`: the key by which sign-in finds the user. */
  readonly login: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly roles: readonly string[];
  readonly userState: 'ENABLED' | 'DISABLED';
  readonly approvedState: 'UNKNOWN' | 'APPROVED' | 'REJECTED';
  readonly environmentIds: readonly string[];
  readonly plan?: { readonly planId: string; readonly from: string; readonly until?: string };
  readonly settings: ProfileSettings;
  readonly signedUpAt: string;
  /** A user for programs, without sign-in; absent for a person. */
  readonly service?: true;
  /** Sessions that were ended on the server and may not have expired yet, newest last, bounded. */
  readonly endedSessions: readonly string[];
  /** Sessions that began until then have ended; absent where the user never ended all sessions. */
  readonly sessionsEndedAt?: string;
  /** The actor who last ended all sessions. */
  readonly sessionsEndedBy?: 'user' | 'administrator';
};

export const userView = view<UserDocument>('user', { indexes: [['login'], ['email']] });

/** An access token of a user; id = tokenId, the SHA-256 of the token. A revoked token has no document. */
export type UserTokenDocument = TokenGrant & {
  readonly userId: string;
  readonly tokenId: string;
  readonly name: string;
  readonly lastFour: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  /** A day (UTC); '' for an unused token. */
  readonly lastUsedOn: string;
  /** The instant of the last recorded use, ISO 8601 UTC; '' for an unused token. */
  readonly lastUsedAt: string;
  /** The shortened address of the last recorded use; '' where it is unknown. */
  readonly lastUsedNetwork: string;
  /** The id of the token that replaces this one; absent for a token that was not replaced. */
  readonly replacedBy?: string;
};

export const userTokenView = view<UserTokenDocument>('user-token', { indexes: [['userId', 'madeAt']] });

/** A row of the administrators' list; id = userId. Separate from the document that every request reads. */
export type UserAccountDocument = {
  readonly userId: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly provider: string;
  readonly roles: readonly string[];
  readonly userState: 'ENABLED' | 'DISABLED';
  readonly approvedState: 'UNKNOWN' | 'APPROVED' | 'REJECTED';
  readonly environmentIds: readonly string[];
  /** '' for no plan. */
  readonly planId: string;
  /** '' for a plan without end. */
  readonly planUntil: string;
  readonly signedUpAt: string;
  /** A user for programs, without sign-in; absent for a person. */
  readonly service?: true;
  /** '' for a user who never signed in. */
  readonly lastSignedInAt: string;
  /** Number of changes by administrators; an edit names it as `basedOn`. */
  readonly accountVersion: number;
  /** Name and address in lower case. */
  readonly search: string;
  /** Name and address as sort key: without case and accents. */
  readonly nameKey: string;
  readonly emailKey: string;
};

const byEach = (...fields: string[]): string[][] => fields.flatMap((field) => [[field], ['approvedState', field]]);

export const userAccountView = view<UserAccountDocument>('user-account', {
  indexes: [...byEach('emailKey', 'nameKey', 'signedUpAt', 'lastSignedInAt', 'planId'), ['planId', 'email']],
  search: 'search',
});

/** Positions of the events that a user caused; id = `<actor>:<bucket>`, with 256 positions per bucket. */
export type AuditIndexDocument = {
  readonly actor: string;
  readonly bucket: number;
  /** Oldest first. */
  readonly positions: readonly number[];
  /** Instants of the first and of the last of these events. */
  readonly firstAt: string;
  readonly lastAt: string;
};

export const auditIndexView = view<AuditIndexDocument>('acts', { indexes: [['actor', 'bucket']] });
export const auditIndexBucket = 256;

/** An invitation; id = invitationId. Deleted with the user who accepted it. */
export type InvitationDocument = {
  readonly invitationId: string;
  readonly email: string;
  readonly language: string;
  readonly planId: string;
  readonly until: string;
  readonly environmentIds: readonly string[];
  readonly state: 'open' | 'accepted' | 'withdrawn';
  readonly linkId: string;
  readonly expiresAt: string;
  readonly sentAt: string;
};

export const invitationView = view<InvitationDocument>('invitation', {
  indexes: [['sentAt'], ['state', 'sentAt'], ['email']],
});
