import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const listedCode = z.object({
  /** The meaning of the code by language. */
  texts: z.record(z.string(), z.string()),
  /** First and last day on which the code may be used, YYYY-MM-DD; unlimited where absent. */
  validFrom: z.string().optional(),
  validTo: z.string().optional(),
});
export type ListedCode = z.infer<typeof listedCode>;

export const codeListContent = z.object({
  title: z.string(),
  /** The parent list of a subset. */
  subsetOf: z.string().optional(),
  codes: z.record(z.string(), listedCode),
});
export type CodeListContent = z.infer<typeof codeListContent>;

export const codeListEvents = defineEvents({
  CodeListAdded: {
    says: 'A code list was added beside the built-in lists.',
    data: z.object({ name: z.string(), content: codeListContent }),
  },
  CodeListChanged: {
    says: 'The codes of a list changed; they replace the built-in codes.',
    data: z.object({ name: z.string(), content: codeListContent }),
  },
  CodeListRemoved: {
    says: 'A code list of an administrator was removed. A built-in list of the same name applies again.',
    data: z.object({ name: z.string() }),
  },
});
export type CodeListEvent = EventOf<typeof codeListEvents>;
