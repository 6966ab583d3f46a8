import { z } from 'zod';
import { rbVersion } from '../sim-env/events.ts';

/** Most deliveries of a list. */
export const mostDeliveries = 20;
const mostValues = 50;

/** The template of a delivered message, and values for its fields; the others have their defaults. */
const received = z.strictObject({
  template: z.string().min(1).max(100),
  rulebook: rbVersion.optional(),
  values: z
    .record(z.string().min(1).max(100), z.union([z.string().max(2048), z.number()]))
    .refine((values) => Object.keys(values).length <= mostValues)
    .optional()
    .describe('Values of fields by name; a field of a repeated section gets its value in one entry.'),
});
export type ReceivedTemplate = z.infer<typeof received>;

/** A message that the other bank sends on a schedule and not because of a payment, at most once on each business day. */
export const scheduledDelivery = z
  .strictObject({
    id: z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    name: z.string().min(1).max(80).optional().describe('Shown as the reason instead of the id.'),
    note: z.string().max(500).optional(),
    enabled: z.boolean().optional().describe('false switches the delivery off.'),
    at: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .optional()
      .describe('The time of each business day, in Frankfurt.'),
    afterAdvance: z
      .number()
      .int()
      .min(0)
      .max(1440)
      .optional()
      .describe('Minutes after the clock of the environment is advanced, the first time on a business day.'),
    receive: received.optional(),
    oneOf: z
      .array(z.strictObject({ weight: z.number().int().min(1).max(1000), receive: received }))
      .min(2)
      .max(20)
      .optional()
      .describe('Alternatives, one of which is selected for each day by weight and seed.'),
  })
  .refine(({ at, afterAdvance }) => (at === undefined) !== (afterAdvance === undefined), {
    params: { errorKey: 'scenario.atOrAfterAdvance' },
  })
  .refine(({ receive, oneOf }) => (receive === undefined) !== (oneOf === undefined), {
    params: { errorKey: 'scenario.receiveOrOneOf' },
  });
export type ScheduledDelivery = z.infer<typeof scheduledDelivery>;
