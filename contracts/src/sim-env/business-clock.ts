import { z } from 'zod';

/**
 * The clock of an environment, if it is not the real one: it is fixed at an instant, or it shows `instant` at the real
 * time `since` and then runs `factor` times as fast as the real one. Instants are ISO 8601 UTC with milliseconds.
 */
export const businessClock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), instant: z.string() }),
  z.object({ kind: z.literal('running'), instant: z.string(), since: z.string(), factor: z.number() }),
]);
export type BusinessClock = z.infer<typeof businessClock>;
