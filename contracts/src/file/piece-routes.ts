import { z } from 'zod';
import { route } from '../route.ts';

const positiveNumber = z.coerce.number().int().min(1);

/**
 * A part of a text that is too large to be shown as a whole. Parts begin at line starts, except where a line is longer
 * than a part.
 */
export const contentPiece = z.object({
  /** Counts from 1. */
  number: z.number().int(),
  pieces: z.number().int(),
  /** Position of the first character in the whole text; columns in UTF-16 units. */
  firstLine: z.number().int(),
  firstColumn: z.number().int(),
  /** Number of lines of the whole text. */
  lines: z.number().int(),
  text: z.string(),
});
export type ContentPiece = z.infer<typeof contentPiece>;

export const readContentPieceRoute = route({
  name: 'readContentPiece',
  summary: 'One piece of the text, by its number or by a position in it; without either, the first piece.',
  side: 'query',
  method: 'GET',
  path: '/api/files/:fileId/content/piece',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ fileId: z.string() }),
  query: z.object({
    number: positiveNumber.optional(),
    line: positiveNumber.optional(),
    column: positiveNumber.optional(),
  }),
  reply: contentPiece,
  errors: ['file.notFound'],
});
