import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const suiteId = z.string();
const environmentId = z.string();

/** The files of a version in one archive, with figures for lists. */
export const suiteContent = z.object({
  sha256: z.string(),
  /** Bytes of the archive. */
  size: z.number().int(),
  title: z.string(),
  tags: z.array(z.string()),
  files: z.number().int(),
  cases: z.number().int(),
  /** Errors in the files. */
  problems: z.number().int(),
});
export type SuiteContent = z.infer<typeof suiteContent>;

export const suiteOrigins = ['empty', 'builtIn', 'copy', 'archive', 'transfer'] as const;
export const suiteChanges = [
  'saved',
  'added',
  'renamed',
  'removed',
  'duplicated',
  'reordered',
  'replaced',
  'restored',
] as const;
export type SuiteChange = (typeof suiteChanges)[number];

export const suiteEvents = defineEvents({
  SuiteCreated: {
    says: 'A tester created a test suite: empty, as a copy, from an archive or from a transfer.',
    data: z.object({
      suiteId,
      environmentId,
      ownerId: z.string(),
      origin: z.enum(suiteOrigins),
      /** Name of the built-in suite, or id of the copied suite or of the transfer. */
      source: z.string().optional(),
      content: suiteContent,
    }),
  },
  SuiteChanged: {
    says: 'The files of a test suite changed; the earlier version stays readable.',
    data: z.object({
      suiteId,
      version: z.number().int(),
      change: z.enum(suiteChanges),
      /** The changed file. */
      path: z.string().optional(),
      restoredFrom: z.number().int().optional(),
      content: suiteContent,
    }),
  },
  SuiteShared: {
    says: 'An administrator shared a test suite with the members of its environment.',
    data: z.object({ suiteId }),
  },
  SuiteUnshared: {
    says: 'An administrator ended the sharing of a test suite.',
    data: z.object({ suiteId }),
  },
  SuiteRemoved: {
    says: 'A user deleted a test suite. It is no longer listed and can be restored for some days.',
    data: z.object({ suiteId, restorableUntil: z.string() }),
  },
  SuiteRestored: {
    says: 'A deleted test suite was restored.',
    data: z.object({ suiteId }),
  },
});
export type SuiteEvent = EventOf<typeof suiteEvents>;
