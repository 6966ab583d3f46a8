import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const stored = z.object({
  profileId: z.string(),
  name: z.string(),
  /** The YAML or JSON text as the administrator wrote it; it has no errors. */
  text: z.string(),
  /** The namespaces of its forms. */
  namespaces: z.array(z.string()),
});

export const envelopeEvents = defineEvents({
  EnvelopeProfileAdded: { says: 'An administrator added an envelope profile.', data: stored },
  EnvelopeProfileChanged: {
    says: 'An administrator changed an envelope profile, or restored a version of it.',
    data: stored.extend({ restoredFrom: z.number().int().optional() }),
  },
  EnvelopeProfileRemoved: {
    says: 'An administrator deleted an envelope profile that no environment uses.',
    data: z.object({ profileId: z.string() }),
  },
});
export type EnvelopeEvent = EventOf<typeof envelopeEvents>;
