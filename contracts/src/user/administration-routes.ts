import { z } from 'zod';
import { pageSize } from '../product-constants.ts';
import { committed, route } from '../route.ts';

const role = z.enum(['ROLE_USER', 'ROLE_ADMIN', 'ROLE_ANALYST']);
/** End of a plan: a day (the plan lasts to its end, UTC) or an instant. */
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
  provider: z.string(),
  roles: z.array(z.string()),
  userState: z.enum(['ENABLED', 'DISABLED']),
  approvedState: z.enum(['UNKNOWN', 'APPROVED', 'REJECTED']),
  environmentIds: z.array(z.string()),
  /** '' = none. */
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

const changing = { side: 'command', allow: 'admin', reply: committed } as const;

export const listUsersRoute = route({
  name: 'listUsers',
  summary: 'Users, a page at a time, and how many each category holds.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/allUser/',
  allow: 'admin',
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
  params: z.object({ userId }),
  reply: userAccount,
  errors: ['user.notFound'],
});

export const changeUserRoute = route({
  ...changing,
  name: 'changeUser',
  summary:
    'Changes an account as a whole: roles, state, approval, environments, plan; refused when somebody else was faster.',
  method: 'PUT',
  path: '/api/admin/user/',
  body: accountChange.extend({ userId, basedOn: z.number().int().min(0) }),
  reply: committed.extend({ accountVersion: z.number().int() }),
  errors: [
    'user.notFound',
    'user.accountStale',
    'user.lastAdministrator',
    'user.addressUnproved',
    'plan.notFound',
    'plan.tooManyEnvironments',
    'simEnv.notFound',
  ],
});

/** What became of one of many: nothing wrong, or the key of what was. */
const outcomes = z.array(z.object({ id: z.string(), errorKey: z.string().optional() }));

export const updatePlansRoute = route({
  ...changing,
  name: 'updatePlans',
  summary: 'Gives many users a plan at once; each succeeds or fails by itself.',
  method: 'PUT',
  path: '/api/admin/user/updatePlans/',
  body: z.object({ userIds: z.array(userId).min(1).max(1000), planId: z.string(), until: until.optional() }),
  reply: committed.extend({ outcomes }),
  errors: ['plan.notFound'],
});

export const decideApprovalRoute = route({
  ...changing,
  name: 'decideApproval',
  summary: 'Approves or rejects many users at once; each succeeds or fails by itself.',
  method: 'PUT',
  path: '/api/admin/user/approval/',
  body: z.object({ userIds: z.array(userId).min(1).max(1000), approvedState: z.enum(['APPROVED', 'REJECTED']) }),
  reply: committed.extend({ outcomes }),
  errors: [],
});

export const endSessionsRoute = route({
  ...changing,
  name: 'endSessions',
  summary: 'Signs a user out in every browser; they may sign in again.',
  method: 'DELETE',
  path: '/api/admin/user/:userId/sessions',
  params: z.object({ userId }),
  errors: ['user.notFound'],
});

export const deleteUserRoute = route({
  ...changing,
  name: 'deleteUser',
  summary: 'Deletes an account; what the log holds of the person can no longer be read.',
  method: 'DELETE',
  path: '/api/admin/user',
  query: z.object({ userId }),
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
  summary: 'Invites people by mail; each address succeeds or fails by itself.',
  method: 'POST',
  path: '/api/admin/inviteUser',
  body: z.object({
    addresses: z.array(z.string().max(320)).min(1).max(200),
    language: z.string().max(16),
    planId: z.string().optional(),
    until: until.optional(),
    environmentIds: z.array(z.string()).max(500),
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
  reply: z.array(invitation),
  errors: [],
});

const oneInvitation = z.object({ invitationId: z.string() });

export const repeatInvitationRoute = route({
  ...changing,
  name: 'repeatInvitation',
  summary: 'Mails an open invitation once more under a new link.',
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/repeat',
  params: oneInvitation,
  errors: ['invitation.notFound', 'link.used', 'mail.notConfigured'],
});

export const withdrawInvitationRoute = route({
  ...changing,
  name: 'withdrawInvitation',
  summary: 'Makes an open invitation worthless.',
  method: 'DELETE',
  path: '/api/admin/invitations/:invitationId',
  params: oneInvitation,
  errors: ['invitation.notFound', 'link.used'],
});
