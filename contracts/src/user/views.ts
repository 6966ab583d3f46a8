import { view } from '../view.ts';
import type { ProfileSettings } from './profile-settings.ts';

/** What every request asks of a user; id = userId. A deleted user has no document. */
export type UserDocument = {
  readonly userId: string;
  /** `<provider>|<subject>`: how sign-in finds the user. */
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
  /** Sessions ended on the server that may not have expired by themselves yet, newest last, bounded. */
  readonly endedSessions: readonly string[];
  /** Sessions begun until then are over; missing where nobody ever ended them all. */
  readonly sessionsEndedAt?: string;
};

export const userView = view<UserDocument>('user', { indexes: [['login'], ['email']] });

/** An access token of a user; id = tokenId, the SHA-256 of the token. A revoked one has no document. */
export type UserTokenDocument = {
  readonly userId: string;
  readonly tokenId: string;
  readonly name: string;
  readonly lastFour: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  /** A day (UTC); '' = never. */
  readonly lastUsedOn: string;
};

export const userTokenView = view<UserTokenDocument>('user-token', { indexes: [['userId', 'madeAt']] });

/** A row of the administrators' list; id = userId. Kept apart from what every request reads. */
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
  /** '' = none. */
  readonly planId: string;
  /** '' = without end. */
  readonly planUntil: string;
  readonly signedUpAt: string;
  /** '' = never. */
  readonly lastSignedInAt: string;
  /** Counts the changes administrators make; what an edit is based on. */
  readonly accountVersion: number;
  /** Name and address, lower case. */
  readonly search: string;
  /** Name and address as they are sorted: without case and accents. */
  readonly nameKey: string;
  readonly emailKey: string;
};

const byEach = (...fields: string[]): string[][] => fields.flatMap((field) => [[field], ['approvedState', field]]);

export const userAccountView = view<UserAccountDocument>('user-account', {
  indexes: [...byEach('emailKey', 'nameKey', 'signedUpAt', 'lastSignedInAt', 'planId'), ['planId', 'email']],
  search: 'search',
});

/** Where the events a person caused stand in the log; id = `<actor>:<bucket>`, a bucket being 256 positions. */
export type ActsDocument = {
  readonly actor: string;
  readonly bucket: number;
  /** Oldest first. */
  readonly positions: readonly number[];
  /** When the first and the last of them happened. */
  readonly firstAt: string;
  readonly lastAt: string;
};

export const actsView = view<ActsDocument>('acts', { indexes: [['actor', 'bucket']] });
export const actsBucket = 256;

/** An invitation; id = invitationId. Gone once accepted and the person deleted. */
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
