import { z } from 'zod';

/** A line of the readable outline of a message; `depth` counts from 0 at the document element. */
const annotationEntry = z.object({
  path: z.string(),
  element: z.string(),
  /** Field name in the reader's language. */
  name: z.string(),
  value: z.string().optional(),
  line: z.number().int(),
  depth: z.number().int(),
});
export type AnnotationEntry = z.infer<typeof annotationEntry>;

export const annotationDetails = z.object({
  entries: z.array(annotationEntry),
  /** Transactions left out because the outline is bounded. */
  transactionsNotShown: z.number().int(),
});
export type AnnotationDetails = z.infer<typeof annotationDetails>;
