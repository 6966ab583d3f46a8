import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const listedCode = z.object({
  /** What the code means, by language. */
  texts: z.record(z.string(), z.string()),
  /** First and last day on which it may be used, YYYY-MM-DD; always where missing. */
  validFrom: z.string().optional(),
  validTo: z.string().optional(),
});
export type ListedCode = z.infer<typeof listedCode>;

export const codeListContent = z.object({
  title: z.string(),
  /** The list whose codes these are some of. */
  subsetOf: z.string().optional(),
  codes: z.record(z.string(), listedCode),
});
export type CodeListContent = z.infer<typeof codeListContent>;

export const codeListEvents = defineEvents({
  CodeListAdded: {
    says: 'There is a list of codes besides those of the product.',
    data: z.object({ name: z.string(), content: codeListContent }),
  },
  CodeListChanged: {
    says: 'A list has these codes from now on, whatever the product brought.',
    data: z.object({ name: z.string(), content: codeListContent }),
  },
  CodeListRemoved: {
    says: 'A list of an administrator is there no more; where the product brings one of that name, it counts again.',
    data: z.object({ name: z.string() }),
  },
});
export type CodeListEvent = EventOf<typeof codeListEvents>;
