import { z } from 'zod';
import { pageSize } from '../product-constants.ts';
import { committed, route } from '../route.ts';

const role = z.enum(['ROLE_USER', 'ROLE_ADMIN', 'ROLE_ANALYST']);
/** End of a plan: a day (inclusive, UTC) or an instant. */
const until = z.union([z.iso.date(), z.iso.datetime()]);
const userId = z.string().min(1).max(64);
const accountChange = z.object({
  roles: z.array(role).min(1).optional(),
  environmentIds: z.array(z.string()).max(500).optional(),
  approvedState: z.enum(['APPROVED', 'REJECTED']).optional(),
  userState: z.enum(['ENABLED', 'DISABLED']).optional(),
  plan: z.object({ planId: z.string(), until: until.optional() }).optional(),
});

/** A user as administrators see them. */
export const userAccount = z.object({
  userId,
  email: z.string(),
  displayName: z.string(),
  emailVerified: z.boolean(),
  /** '' for a service account. */
  provider: z.string(),
  service: z.literal(true).optional(),
  roles: z.array(z.string()),
  userState: z.enum(['ENABLED', 'DISABLED']),
  approvedState: z.enum(['UNKNOWN', 'APPROVED', 'REJECTED']),
  environmentIds: z.array(z.string()),
  /** '' for no plan. */
  planId: z.string(),
  planUntil: z.string(),
  signedUpAt: z.string(),
  lastSignedInAt: z.string(),
  accountVersion: z.number().int(),
});
export type UserAccount = z.infer<typeof userAccount>;

export const userCategories = ['all', 'unapproved', 'rejected', 'approved'] as const;
export type UserCategory = (typeof userCategories)[number];
export const userSorts = ['email', 'displayName', 'signedUpAt', 'lastSignedInAt', 'planId'] as const;

export const userListQuery = z.object({
  category: z.enum(userCategories).default('all'),
  search: z.string().max(120).optional(),
  sort: z.enum(userSorts).default('displayName'),
  order: z.enum(['ascending', 'descending']).default('ascending'),
  after: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(pageSize),
});
export type UserListQuery = z.infer<typeof userListQuery>;

const changing = { side: 'command', allow: 'admin', scope: 'administer', reply: committed } as const;

export const listUsersRoute = route({
  name: 'listUsers',
  summary: 'Users, a page at a time, and the number of users in each category.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/allUser/',
  allow: 'admin',
  scope: 'administer',
  query: userListQuery,
  reply: z.object({
    items: z.array(userAccount),
    next: z.string().optional(),
    counts: z.record(z.enum(userCategories), z.number().int()),
  }),
  errors: ['store.badCursor'],
});

export const readUserRoute = route({
  name: 'readUser',
  summary: 'One user.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/user/:userId',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ userId }),
  reply: userAccount,
  errors: ['user.notFound'],
});

export const changeUserRoute = route({
  ...changing,
  name: 'changeUser',
  summary:
    'Changes an account: roles, state, approval, environments and plan; refused if the account was changed in the meantime.',
  method: 'PUT',
  path: '/api/admin/user/',
  body: accountChange.extend({
    userId,
    /** The account version that the change is based on. Latest version where absent. */
    basedOn: z.number().int().min(0).optional(),
    /** UNKNOWN keeps the approval as it is; a decided account cannot become undecided again. */
    approvedState: z.enum(['APPROVED', 'REJECTED', 'UNKNOWN']).optional(),
  }),
  reply: committed.extend({ accountVersion: z.number().int() }),
  errors: [
    'user.notFound',
    'user.accountStale',
    'user.lastAdministrator',
    'user.emailNotVerified',
    'user.serviceAccountRole',
    'plan.notFound',
    'plan.tooManyEnvironments',
    'simEnv.notFound',
  ],
});

/** Result for each id; a failed one has an error key. */
const outcomes = z.array(z.object({ id: z.string(), errorKey: z.string().optional() }));

export const updatePlansRoute = route({
  ...changing,
  name: 'updatePlans',
  summary: 'Assigns a plan to many users; each assignment succeeds or fails independently.',
  method: 'PUT',
  path: '/api/admin/user/updatePlans/',
  body: z.object({ userIds: z.array(userId).min(1).max(1000), planId: z.string(), until: until.optional() }),
  reply: committed.extend({ outcomes }),
  errors: ['plan.notFound'],
});

export const decideApprovalRoute = route({
  ...changing,
  name: 'decideApproval',
  summary: 'Approves or rejects many users; each decision succeeds or fails independently.',
  method: 'PUT',
  path: '/api/admin/user/approval/',
  body: z.object({ userIds: z.array(userId).min(1).max(1000), approvedState: z.enum(['APPROVED', 'REJECTED']) }),
  reply: committed.extend({ outcomes }),
  errors: [],
});

export const endSessionsRoute = route({
  ...changing,
  name: 'endSessions',
  summary: 'Ends every session of a user; the user can sign in again.',
  method: 'DELETE',
  path: '/api/admin/user/:userId/sessions',
  params: z.object({ userId }),
  errors: ['user.notFound'],
});

export const deleteUserRoute = route({
  ...changing,
  name: 'deleteUser',
  summary: 'Deletes an account; the personal data in the log can no longer be read.',
  method: 'DELETE',
  path: '/api/admin/user',
  /** The id of the user account, in the query or in the body. */
  query: z.object({ userId: userId.optional() }),
  body: z.object({ userId }).optional(),
  errors: ['user.notFound', 'user.lastAdministrator'],
});

export const invitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  language: z.string(),
  planId: z.string(),
  until: z.string(),
  environmentIds: z.array(z.string()),
  state: z.enum(['open', 'accepted', 'withdrawn']),
  expiresAt: z.string(),
  sentAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const inviteUserRoute = route({
  ...changing,
  name: 'inviteUser',
  summary: 'Invites people by mail; each address succeeds or fails independently.',
  method: 'POST',
  path: '/api/admin/inviteUser',
  body: z.object({
    addresses: z.array(z.string().max(320)).min(1).max(200),
    language: z.string().max(16).default('en'),
    planId: z.string().optional(),
    until: until.optional(),
    environmentIds: z.array(z.string()).max(500).default([]),
  }),
  reply: committed.extend({ outcomes }),
  errors: ['mail.notConfigured', 'plan.notFound', 'simEnv.notFound', 'user.badEmail'],
});

export const listInvitationsRoute = route({
  name: 'listInvitations',
  summary: 'Invitations, the newest first.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/invitations',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(invitation),
  errors: [],
});

const oneInvitation = z.object({ invitationId: z.string() });

export const resendInvitationRoute = route({
  ...changing,
  name: 'resendInvitation',
  summary: 'Sends an open invitation again with a new link.',
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/repeat',
  params: oneInvitation,
  errors: ['invitation.notFound', 'link.used', 'mail.notConfigured'],
});

export const revokeInvitationRoute = route({
  ...changing,
  name: 'revokeInvitation',
  summary: 'Revokes an open invitation.',
  method: 'DELETE',
  path: '/api/admin/invitations/:invitationId',
  params: oneInvitation,
  errors: ['invitation.notFound', 'link.used'],
});
