import { z } from 'zod';

/** A line of the readable outline of a message; `depth` counts from 0 at the document element. */
const annotationEntry = z.object({
  path: z.string(),
  element: z.string(),
  /** Name of the field in the requested language. */
  name: z.string(),
  value: z.string().optional(),
  /** Position of the element in the text; lines and columns count from 1. */
  line: z.number().int(),
  column: z.number().int().optional(),
  depth: z.number().int(),
});
export type AnnotationEntry = z.infer<typeof annotationEntry>;

export const annotationDetails = z.object({
  entries: z.array(annotationEntry),
  /** The number of transactions that the bounded outline omits. */
  transactionsNotShown: z.number().int(),
});
export type AnnotationDetails = z.infer<typeof annotationDetails>;
