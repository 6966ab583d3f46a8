import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';

/** Checks of texts that are nobody's file. They count for plans and statistics, and tell nothing of the text. */
export const textCheckEvents = defineEvents({
  TextChecked: {
    says: 'A text was checked as a file of the environment would be; nothing of it was kept.',
    data: z.object({
      environmentId: z.string(),
      rbVersion,
      messageType: z.string().optional(),
      size: z.number().int(),
      errors: z.number().int(),
      warnings: z.number().int(),
      infos: z.number().int(),
    }),
  },
});
export type TextCheckEvent = EventOf<typeof textCheckEvents>;
