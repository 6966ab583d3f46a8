import { z } from 'zod';
import { route } from '../route.ts';

const place = z.coerce.number().int().min(1);

/** A part of a text too large to be shown as a whole. Pieces begin with lines, except where a line is longer than a piece. */
export const contentPiece = z.object({
  /** From 1. */
  number: z.number().int(),
  pieces: z.number().int(),
  /** Place of its first character in the whole text, columns in UTF-16 units. */
  firstLine: z.number().int(),
  firstColumn: z.number().int(),
  /** Of the whole text. */
  lines: z.number().int(),
  text: z.string(),
});
export type ContentPiece = z.infer<typeof contentPiece>;

export const readContentPieceRoute = route({
  name: 'readContentPiece',
  summary: 'One piece of the text, by its number or by a place in it; the first one where neither is named.',
  side: 'query',
  method: 'GET',
  path: '/api/files/:fileId/content/piece',
  allow: 'signedIn',
  params: z.object({ fileId: z.string() }),
  query: z.object({ number: place.optional(), line: place.optional(), column: place.optional() }),
  reply: contentPiece,
  errors: ['file.notFound'],
});
