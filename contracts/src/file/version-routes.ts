import { z } from 'zod';
import { route } from '../route.ts';

const version = z.coerce.number().int().min(1);

/** A change of one value, or of a whole element; for an element `values` is the number of its values. */
export const elementChange = z.object({
  kind: z.enum(['changed', 'added', 'removed']),
  /** Path in the later text; for a removed element, path in the earlier text. A trailing `/@Ccy` names an attribute. */
  path: z.string(),
  /** The last element name of the path. */
  element: z.string(),
  /** The readable name of the element in the requested language. */
  name: z.string().optional(),
  /** Values before and after the change, at most 140 characters each. */
  from: z.string().optional(),
  to: z.string().optional(),
  values: z.number().int().optional(),
  /** Line of the element in the text that the path refers to. */
  line: z.number().int(),
});
export type ElementChange = z.infer<typeof elementChange>;

export const versionChanges = z.object({
  from: z.number().int(),
  to: z.number().int(),
  /** At most 200 changes, in the order of the text. */
  changes: z.array(elementChange),
  /** Number of changes that are not listed. */
  notListed: z.number().int(),
  /**
   * `complete`, or the reason for a missing comparison: a text is larger than 8 MiB or 150,000 values, is not
   * well-formed XML, or nearly everything differs.
   */
  result: z.enum(['complete', 'tooLarge', 'notXml', 'tooDifferent']),
});
export type VersionChanges = z.infer<typeof versionChanges>;

export const compareVersionsRoute = route({
  name: 'compareVersions',
  runsJobs: true,
  summary:
    'Which elements changed from one version of a file to another, with their values; layout and comments do not count.',
  side: 'query',
  method: 'GET',
  path: '/api/files/:fileId/changes',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ fileId: z.string() }),
  query: z.object({ from: version, to: version, language: z.string().max(16).optional() }),
  reply: versionChanges,
  errors: ['file.notFound', 'file.noSuchVersion'],
});

const versionValidation = z.object({
  errors: z.number().int(),
  warnings: z.number().int(),
  infos: z.number().int(),
  at: z.string(),
});
const versionSent = z.object({ times: z.number().int().min(1), transferId: z.string(), at: z.string() });

export const listVersionsRoute = route({
  side: 'query',
  method: 'GET',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ fileId: z.string() }),
  name: 'listVersions',
  summary: 'Every saved version of a file, newest first.',
  path: '/api/files/:fileId/versions',
  query: z.object({ after: z.string().max(2000).optional() }),
  reply: z.object({
    items: z.array(
      z.object({
        contentVersion: z.number().int(),
        size: z.number().int(),
        /** Result of the last validation of this version; absent for a version without validation. */
        validation: versionValidation.optional(),
        /** Number of transfers of this version, and the latest transfer; absent for a version that was not sent. */
        sent: versionSent.optional(),
        by: z.string(),
        at: z.string(),
        /** A user's id, or `system:<name>` for the product itself. */
        actor: z.string(),
        /** Absent for the product itself and for deleted users. */
        actorName: z.string().optional(),
      }),
    ),
    /** Resets of the environment's memory from the oldest version of the page to the version after the page, newest first; at most 500. */
    memoryResets: z.array(z.object({ memory: z.number().int(), at: z.string() })),
    next: z.string().optional(),
  }),
  errors: ['file.notFound', 'store.badCursor'],
});
