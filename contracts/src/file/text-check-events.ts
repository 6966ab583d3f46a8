import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';

/** Validations of texts that belong to no file. They count for plans and statistics and contain nothing of the text. */
export const textCheckEvents = defineEvents({
  TextChecked: {
    says: 'A text was validated like a file of the environment and was not stored.',
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
