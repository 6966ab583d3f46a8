import { z } from 'zod';
import { route } from '../route.ts';

const count = z.coerce.number().int().min(1);

/** One place a text was found at. */
export const contentHit = z.object({
  line: z.number().int(),
  /** From 1, in UTF-16 units. */
  column: z.number().int(),
  /** Bytes of the content before it. */
  offset: z.number().int(),
  /** What stands on its line before it and behind it, cut short. */
  before: z.string(),
  /** As it is spelt there. */
  match: z.string(),
  after: z.string(),
});
export type ContentHit = z.infer<typeof contentHit>;

/** Places a text was found at, in the order of the content. */
export const contentHits = z.object({
  /** How many were found in all that was looked through. */
  total: z.number().int(),
  /** How many of them lie before the first one told here. */
  skipped: z.number().int(),
  hits: z.array(contentHit),
  /** Whether there are others behind the last one told here. */
  more: z.boolean(),
  /** The last line that was looked through, where the time allowed did not suffice for all of them. */
  endedAt: z.number().int().optional(),
});
export type ContentHits = z.infer<typeof contentHits>;

/** Characters of the longest text that is looked for. */
export const longestSought = 200;

export const searchContentRoute = route({
  name: 'searchContent',
  summary:
    'Where a text stands in the content: the first places or, where a line is named, those around it, up to half of them before it. Looking ends when the caller hangs up, or after some seconds.',
  side: 'query',
  method: 'GET',
  path: '/api/files/:fileId/content/search',
  allow: 'signedIn',
  params: z.object({ fileId: z.string() }),
  query: z.object({
    text: z.string().min(1).max(longestSought),
    ignoreCase: z.literal('true').optional(),
    line: count.optional(),
    column: count.optional(),
    limit: count.max(1_000).default(200),
  }),
  reply: contentHits,
  errors: ['file.notFound'],
});
