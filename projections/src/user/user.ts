import type { UserEvent } from '@clearbench/contracts/user/events';
import { firstProfile } from '@clearbench/contracts/user/profile-settings';
import { type UserDocument, userView } from '@clearbench/contracts/user/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Most ended sessions in a document. The guard treats sessions older than all of a full list as ended. */
const room = 100;

/**
 * Adds an ended session. Session ids start with their creation time, so that sorting puts the newest last, and a full
 * list drops the oldest, which is the nearest to its expiry.
 */
const withEnded = (ended: readonly string[], sessionId: string): readonly string[] =>
  ended.includes(sessionId) ? ended : [...ended, sessionId].sort().slice(-room);

/** The data of a user that every request reads. */
export const user = projection<UserDocument, UserEvent>({
  name: userView.name,
  version: 3,
  shape: userView.shape,
  key: ({ data }) => data.userId,
  on: {
    UserSignedUp: (_, { data, metadata }) => ({
      userId: data.userId,
      login: `${data.provider}|${data.subject}`,
      email: data.email,
      displayName: data.displayName,
      emailVerified: data.emailVerified,
      roles: ['ROLE_USER'],
      userState: 'ENABLED',
      approvedState: 'UNKNOWN',
      environmentIds: [],
      settings: firstProfile(data.language),
      signedUpAt: metadata.at,
      endedSessions: [],
    }),
    ServiceAccountCreated: (_, { data: { userId, displayName }, metadata }) => ({
      userId,
      login: `|${userId}`,
      email: '',
      displayName,
      emailVerified: true,
      roles: ['ROLE_USER'],
      userState: 'ENABLED',
      approvedState: 'UNKNOWN',
      environmentIds: [],
      settings: firstProfile(undefined),
      signedUpAt: metadata.at,
      service: true,
      endedSessions: [],
    }),
    UserSignedOut: (doc, { data }) => doc && { ...doc, endedSessions: withEnded(doc.endedSessions, data.sessionId) },
    UserSessionsEnded: (doc, { data: { userId, until }, metadata: { actor } }) =>
      doc && { ...doc, sessionsEndedAt: until, sessionsEndedBy: actor === userId ? 'user' : 'administrator' },
    UserIdentityChanged: (doc, { data: { email, displayName, emailVerified } }) =>
      doc && { ...doc, email, displayName, emailVerified },
    UserVerified: (doc) => doc && { ...doc, emailVerified: true },
    UserApproved: (doc) => doc && { ...doc, approvedState: 'APPROVED' },
    UserRejected: (doc) => doc && { ...doc, approvedState: 'REJECTED' },
    UserDisabled: (doc) => doc && { ...doc, userState: 'DISABLED' },
    UserEnabled: (doc) => doc && { ...doc, userState: 'ENABLED' },
    UserRolesChanged: (doc, { data }) => doc && { ...doc, roles: data.roles },
    UserEnvironmentsChanged: (doc, { data }) => doc && { ...doc, environmentIds: data.environmentIds },
    UserPlanAssigned: (doc, { data: { userId: _, ...plan } }) => doc && { ...doc, plan },
    UserProfileChanged: (doc, { data }) => doc && { ...doc, settings: data.settings },
    UserDeleted: () => null,
  },
  notice: ({ userId }) => ({ topic: 'user', id: userId, audience: `user:${userId}` }),
});
