import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const listText = z.string();
/** The version that was restored; absent for a text that a user wrote. */
const restoredFrom = z.number().int().optional();

export const scenarioEvents = defineEvents({
  ScenarioListChanged: {
    says: 'An administrator changed the scenario list of a simulation environment.',
    data: z.object({ environmentId: z.string(), version: z.number().int(), text: listText, restoredFrom }),
  },
  OwnScenarioListChanged: {
    says: 'A tester changed the own scenario list in a simulation environment.',
    data: z.object({
      environmentId: z.string(),
      userId: z.string(),
      version: z.number().int(),
      text: listText,
      restoredFrom,
    }),
    personal: { of: 'userId', fields: ['text'] },
  },
});
export type ScenarioEvent = EventOf<typeof scenarioEvents>;
