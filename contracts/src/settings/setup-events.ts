import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

export const setupEvents = defineEvents({
  SetupChecklistDismissed: {
    says: 'The set-up checklist is no longer on the start page of the administrators.',
    data: z.object({}),
  },
  SetupChecklistRestored: {
    says: 'The set-up checklist is on the start page of the administrators again until it is done.',
    data: z.object({}),
  },
});
export type SetupEvent = EventOf<typeof setupEvents>;

export type SetupCommand =
  | { type: 'DismissSetupChecklist'; data: Record<string, never>; at: string }
  | { type: 'RestoreSetupChecklist'; data: Record<string, never>; at: string };
