import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { tokenScopes } from '../token-scope.ts';
import { profileSettings } from './profile-settings.ts';

const userId = z.string();
const identity = { email: z.string(), displayName: z.string(), emailVerified: z.boolean() };

export const userEvents = defineEvents({
  UserSignedUp: {
    says: 'A user signed in through a sign-in provider for the first time.',
    /**
     * `language`: the language requested by the browser; absent where it requested no known language, and in older
     * events.
     */
    data: z.object({ userId, provider: z.string(), subject: z.string(), ...identity, language: z.string().optional() }),
    personal: { of: 'userId', fields: ['subject', 'email', 'displayName'] },
  },
  ServiceAccountCreated: {
    says: 'An administrator created a service account: a user for programs, without sign-in and without an address.',
    data: z.object({ userId, displayName: z.string() }),
    personal: { of: 'userId', fields: ['displayName'] },
  },
  UserIdentityChanged: {
    says: 'The sign-in provider reports a different name or address of the user.',
    data: z.object({ userId, ...identity }),
    personal: { of: 'userId', fields: ['email', 'displayName'] },
  },
  UserSignedIn: { says: 'A user signed in.', data: z.object({ userId, provider: z.string() }) },
  UserSignedOut: {
    says: 'A user signed out; the server ended the session.',
    data: z.object({ userId, sessionId: z.string() }),
  },
  UserSessionsEnded: {
    says: 'The user or an administrator ended every session of the user. The user can sign in again.',
    /** ISO 8601 UTC: sessions that began at this instant or earlier have ended. */
    data: z.object({ userId, until: z.string() }),
  },
  UserVerificationRequested: {
    says: 'A link that verifies the address is sent by mail; earlier links are invalid.',
    data: z.object({ userId, linkId: z.string(), expiresAt: z.string() }),
  },
  UserVerified: {
    says: 'The user verified the mail address.',
    data: z.object({ userId, linkId: z.string() }),
  },
  UserInvitationAccepted: {
    says: 'The user joined by an invitation.',
    data: z.object({ userId, invitationId: z.string() }),
  },
  UserApproved: { says: 'An administrator approved the user.', data: z.object({ userId }) },
  UserRejected: { says: 'An administrator rejected the user.', data: z.object({ userId }) },
  UserDisabled: { says: 'The account was disabled.', data: z.object({ userId }) },
  UserEnabled: { says: 'The account was enabled again.', data: z.object({ userId }) },
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
  UserTokenCreated: {
    says: 'An access token for a program was created, with scopes and environments. The token was shown once.',
    /** `tokenId`: SHA-256 of the token. `environments`: ids, or all environments that the user works in. */
    data: z.object({
      userId,
      tokenId: z.string(),
      name: z.string(),
      lastFour: z.string(),
      expiresAt: z.string(),
      scopes: z.array(z.enum(tokenScopes)),
      environments: z.union([z.literal('all'), z.array(z.string())]),
    }),
    personal: { of: 'userId', fields: ['name'] },
  },
  UserTokenUsed: {
    says: 'A program used the access token; recorded at most once an hour, or when the network of the program changed.',
    /** `usedAt` and `network`, the shortened address, are absent in older events, which were recorded once a day. */
    data: z.object({
      userId,
      tokenId: z.string(),
      day: z.string(),
      usedAt: z.string().optional(),
      network: z.string().optional(),
    }),
    personal: { of: 'userId', fields: ['network'] },
  },
  UserTokenReplaced: {
    says: 'A new access token replaces this one, which stays valid until the stated time.',
    /** `replacedBy`: the id of the new token. */
    data: z.object({
      userId,
      tokenId: z.string(),
      lastFour: z.string(),
      replacedBy: z.string(),
      expiresAt: z.string(),
    }),
  },
  UserTokenRevoked: {
    says: 'The access token was revoked.',
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
    says: 'The account was deleted. The personal data in the log can no longer be read.',
    data: z.object({
      userId,
      by: z.enum(['self', 'administrator']),
      /** The invitations that the user accepted; their personal data is deleted too. */
      invitationIds: z.array(z.string()),
    }),
  },
});
export type UserEvent = EventOf<typeof userEvents>;
