import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { profileSettings } from './profile-settings.ts';

const userId = z.string();
const identity = { email: z.string(), displayName: z.string(), emailVerified: z.boolean() };

export const userEvents = defineEvents({
  UserSignedUp: {
    says: 'Somebody came through a sign-in provider for the first time.',
    /** `language`: the one the browser asked for; missing where it asked for none there is, and in what was recorded before. */
    data: z.object({ userId, provider: z.string(), subject: z.string(), ...identity, language: z.string().optional() }),
    personal: { of: 'userId', fields: ['subject', 'email', 'displayName'] },
  },
  UserIdentityChanged: {
    says: 'The sign-in provider now tells another name or address of the user.',
    data: z.object({ userId, ...identity }),
    personal: { of: 'userId', fields: ['email', 'displayName'] },
  },
  UserSignedIn: { says: 'A user signed in.', data: z.object({ userId, provider: z.string() }) },
  UserSignedOut: {
    says: 'A user signed out; the session is over on the server.',
    data: z.object({ userId, sessionId: z.string() }),
  },
  UserSessionsEnded: {
    says: 'Every session of the user was ended, by themselves or by an administrator; signing in again is possible.',
    /** ISO 8601 UTC: sessions begun until then, this instant included, are over. */
    data: z.object({ userId, until: z.string() }),
  },
  UserVerificationRequested: {
    says: 'A link that proves the address is to be mailed; earlier ones count no more.',
    data: z.object({ userId, linkId: z.string(), expiresAt: z.string() }),
  },
  UserVerified: {
    says: 'The user has proved to receive mail at the address.',
    data: z.object({ userId, linkId: z.string() }),
  },
  UserInvitationAccepted: {
    says: 'The user came by an invitation.',
    data: z.object({ userId, invitationId: z.string() }),
  },
  UserApproved: { says: 'An administrator let the user in.', data: z.object({ userId }) },
  UserRejected: { says: 'An administrator turned the user away.', data: z.object({ userId }) },
  UserDisabled: { says: 'The account may not be used any more.', data: z.object({ userId }) },
  UserEnabled: { says: 'The account may be used again.', data: z.object({ userId }) },
  UserRolesChanged: { says: 'The user now has these roles.', data: z.object({ userId, roles: z.array(z.string()) }) },
  UserEnvironmentsChanged: {
    says: 'The user now belongs to these simulation environments.',
    data: z.object({ userId, environmentIds: z.array(z.string()) }),
  },
  UserPlanAssigned: {
    says: 'The user now has this plan.',
    data: z.object({ userId, planId: z.string(), from: z.string(), until: z.string().optional() }),
  },
  UserProfileChanged: {
    says: 'The user now has these settings.',
    data: z.object({ userId, settings: profileSettings }),
    personal: { of: 'userId', fields: ['settings.bic'] },
  },
  UserTokenMade: {
    says: 'The user made an access token for a program; it was shown once.',
    /** `tokenId`: SHA-256 of the token. */
    data: z.object({
      userId,
      tokenId: z.string(),
      name: z.string(),
      lastFour: z.string(),
      expiresAt: z.string(),
    }),
    personal: { of: 'userId', fields: ['name'] },
  },
  UserTokenUsed: {
    says: 'A program called with the access token for the first time on that day (UTC).',
    data: z.object({ userId, tokenId: z.string(), day: z.string() }),
  },
  UserTokenRevoked: {
    says: 'The access token is worth nothing any more.',
    data: z.object({ userId, tokenId: z.string(), lastFour: z.string() }),
  },
  UserAuditRead: {
    says: 'An administrator read the history of the user.',
    data: z.object({
      userId,
      as: z.enum(['page', 'csv', 'json']),
      from: z.string().optional(),
      to: z.string().optional(),
    }),
  },
  UserDeleted: {
    says: 'The account is gone; what the log holds of the person can no longer be read.',
    data: z.object({
      userId,
      by: z.enum(['self', 'administrator']),
      /** The invitations the user came by: what they hold of the person is forgotten along. */
      invitationIds: z.array(z.string()),
    }),
  },
});
export type UserEvent = EventOf<typeof userEvents>;
