import { z } from 'zod';
import { route } from '../route.ts';

const count = z.coerce.number().int().min(1);

/** One match of a text search. */
export const contentHit = z.object({
  line: z.number().int(),
  /** Counts from 1, in UTF-16 units. */
  column: z.number().int(),
  /** Offset of the match in bytes of the content. */
  offset: z.number().int(),
  /** The text of the line before and after the match, truncated. */
  before: z.string(),
  /** The matched text. */
  match: z.string(),
  after: z.string(),
});
export type ContentHit = z.infer<typeof contentHit>;

/** The matches of a text search in the order of the content. */
export const contentHits = z.object({
  /** Number of matches in the searched part. */
  total: z.number().int(),
  /** Number of matches before the first listed one. */
  skipped: z.number().int(),
  hits: z.array(contentHit),
  /** True where more matches follow the last listed one. */
  more: z.boolean(),
  /** The last searched line, where the search reached its time limit. */
  endedAt: z.number().int().optional(),
});
export type ContentHits = z.infer<typeof contentHits>;

/** Most characters of a search text. */
export const longestSearchText = 200;

export const searchContentRoute = route({
  name: 'searchContent',
  summary:
    'Finds a text in the content: the first occurrences or, if a line is given, the occurrences around it, up to half of them before it. The search ends when the client disconnects, or after some seconds.',
  side: 'query',
  method: 'GET',
  path: '/api/files/:fileId/content/search',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ fileId: z.string() }),
  query: z.object({
    text: z.string().min(1).max(longestSearchText),
    ignoreCase: z.literal('true').optional(),
    line: count.optional(),
    column: count.optional(),
    limit: count.max(1_000).default(200),
  }),
  reply: contentHits,
  errors: ['file.notFound'],
});
