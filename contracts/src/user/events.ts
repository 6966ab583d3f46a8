import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { profileSettings } from './profile-settings.ts';

const userId = z.string();

export const userEvents = defineEvents({
  UserSignedUp: {
    says: 'Somebody came through a sign-in provider for the first time.',
    data: z.object({
      userId,
      provider: z.string(),
      subject: z.string(),
      email: z.string(),
      displayName: z.string(),
      emailVerified: z.boolean(),
    }),
  },
  UserSignedIn: { says: 'A user signed in.', data: z.object({ userId, provider: z.string() }) },
  UserSignedOut: {
    says: 'A user signed out; the session is over on the server.',
    data: z.object({ userId, sessionId: z.string() }),
  },
  UserApproved: { says: 'An administrator let the user in.', data: z.object({ userId }) },
  UserRejected: { says: 'An administrator turned the user away.', data: z.object({ userId }) },
  UserDisabled: { says: 'The account may not be used any more.', data: z.object({ userId }) },
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
  },
});
export type UserEvent = EventOf<typeof userEvents>;
