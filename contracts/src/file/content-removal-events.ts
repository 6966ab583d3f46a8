import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

/** The removal of contents without references. */
export const contentRemovalEvents = defineEvents({
  ContentsRemoved: {
    says: 'Only files that can no longer be restored refer to these contents. The content store deletes them a day later.',
    data: z.object({
      contents: z.array(
        z.object({
          /**
           * SHA-256 of the content. The field has another name than `sha256` because this event is not a reference to
           * the content.
           */
          hash: z.string(),
          /** Number of earlier events that named the content. A later event that names it needs the content again. */
          references: z.number().int(),
        }),
      ),
    }),
  },
});
export type ContentRemovalEvent = EventOf<typeof contentRemovalEvents>;
