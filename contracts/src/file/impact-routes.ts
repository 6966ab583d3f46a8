import { z } from 'zod';
import { route } from '../route.ts';
import { rbVersion } from '../sim-env/events.ts';

/** Files that one call validates, and the largest text that it validates. */
export const mostImpactFiles = 20;
export const largestImpactFile = 4 * 1024 * 1024;

/** A rule that a file breaks under the other rulebook or day, and not now. */
export const brokenRule = z.object({
  ruleId: z.string(),
  /** Number of findings; 0 where the report does not count them by rule. */
  count: z.number().int(),
  /** The sentence of the first finding. */
  textKey: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BrokenRule = z.infer<typeof brokenRule>;

/**
 * `breaks`: the file has errors that it does not have now. `unchanged`: it has none. `tooLarge`: it was not validated.
 * `failed`: its validation reached a limit.
 */
export const impactResults = ['breaks', 'unchanged', 'tooLarge', 'failed'] as const;

export const fileImpact = z.object({
  fileId: z.string(),
  fileName: z.string(),
  messageType: z.string().optional(),
  rbVersion,
  result: z.enum(impactResults),
  /** True for a file that has errors now. */
  hasErrors: z.boolean(),
  rules: z.array(brokenRule),
});
export type FileImpact = z.infer<typeof fileImpact>;

export const checkImpactRoute = route({
  name: 'checkImpact',
  runsJobs: true,
  summary:
    'Validates the sent files and drafts of an environment under another rulebook or on another day and compares with their rulebook today: which files would have errors, by which rules. At most 20 files a call, the newest first; texts above 4 MiB are not validated, and rules that compare with earlier messages are not applied. It stores nothing.',
  side: 'command',
  method: 'POST',
  path: '/api/files/impact',
  allow: 'signedIn',
  scope: 'read',
  plan: 'canValidate',
  body: z.object({
    environmentToken: z.string().max(100),
    /** Only files of this rulebook. */
    rbVersion: rbVersion.optional(),
    /** The other rulebook; without it each file keeps its own. */
    toRulebook: rbVersion.optional(),
    /** The other day, at 10:00 UTC; without it now. */
    day: z.iso.date().optional(),
    /** True: a file of an older rulebook is first upgraded, as `upgradeFile` does, and the result is validated. */
    upgraded: z.boolean().default(false),
    after: z.string().max(2000).optional(),
    limit: z.number().int().min(1).max(mostImpactFiles).default(mostImpactFiles),
  }),
  reply: z.object({
    items: z.array(fileImpact),
    next: z.string().optional(),
    /** Number of files to validate in all calls together. */
    total: z.number().int(),
  }),
  errors: ['simEnv.notFound', 'store.badCursor'],
});
