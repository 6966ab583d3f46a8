import { z } from 'zod';
import { route } from '../route.ts';

/** The subject of an entry: the account itself, sign-in and sign-out, files, transfers, or administration. */
export const auditKinds = ['account', 'session', 'file', 'transfer', 'administration'] as const;

export const auditEntry = z.object({
  /** Position in the log; entries are ordered by it. */
  position: z.number().int(),
  eventId: z.string(),
  at: z.string(),
  kind: z.enum(auditKinds),
  /** The event type; its sentence is the text `audit.<type>`. */
  type: z.string(),
  stream: z.string(),
  /** The actor; a deleted user is a pseudonym, the product itself is `system:<name>`. */
  by: z.object({
    actor: z.string(),
    name: z.string().optional(),
    /** The access token with which a program called as the actor, as lists of tokens show it. */
    token: z.string().optional(),
  }),
  /** The readable name of the object: of a file, an environment or a user. */
  about: z.string().optional(),
  changes: z.array(z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const isKind = (text: string): boolean => auditKinds.some((kind) => kind === text);

const period = {
  /** A comma-separated list of `auditKinds`; every kind where absent or empty. */
  kinds: z
    .string()
    .max(120)
    .refine((kinds) => kinds === '' || kinds.split(',').every(isKind), {
      error: `expected kinds of ${auditKinds.join(', ')}`,
    })
    .optional(),
  /** Instants, ISO 8601; `from` inclusive, `to` exclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
};
const audited = {
  side: 'command',
  method: 'GET',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ userId: z.string() }),
} as const;

export const readAuditRoute = route({
  ...audited,
  name: 'readAudit',
  summary:
    "A user's history, newest first; `kinds` is a comma-separated list. Reading the first page is recorded as an event.",
  path: '/api/admin/user/:userId/audit',
  query: z.object({
    ...period,
    /** Only entries before this position. */
    before: z.coerce.number().int().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.object({ items: z.array(auditEntry), next: z.number().int().optional() }),
  errors: ['user.notFound'],
});

export const exportAuditRoute = route({
  ...audited,
  name: 'exportAudit',
  summary: "A user's history as a file, newest first.",
  path: '/api/admin/user/:userId/audit/export',
  query: z.object({ ...period, format: z.enum(['csv', 'json']) }),
  reply: z.string(),
  replyType: 'text/csv',
  errors: ['user.notFound'],
});

/** The account at an instant, folded from its events. */
export const readAccountAsOfRoute = route({
  ...audited,
  name: 'readAccountAsOf',
  summary: 'The account as of an instant.',
  path: '/api/admin/user/:userId/audit/as-of',
  query: z.object({ at: z.iso.datetime() }),
  reply: z.object({
    exists: z.boolean(),
    facts: z.array(z.object({ field: z.string(), value: z.string() })),
  }),
  errors: ['user.notFound'],
});
