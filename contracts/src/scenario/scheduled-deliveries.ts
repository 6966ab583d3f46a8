import { z } from 'zod';
import { rbVersion } from '../sim-env/events.ts';
import { type IncomingKind, incomingKinds } from '../transfer/incoming.ts';
import { longestRuleText } from './rule-conditions.ts';

/** Most deliveries of a list. */
export const mostDeliveries = 20;
const mostValues = 50;

/** Most testers who receive the message of a delivery of an environment's list. */
export const mostReceivers = 50;
/** Most business days from a message to a delivery about it. */
export const mostDaysAbout = 10;

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const id = z.string().max(60).regex(idPattern);

/** What a delivery sends about the message of another one. */
export const kindsAbout = incomingKinds.filter((kind) => kind !== 'payment');
export type KindAbout = Exclude<IncomingKind, 'payment'>;

/**
 * A message of a delivery: a payment or collection from a template with values for its fields, the others have their
 * defaults; or a message about that of another delivery.
 */
const received = z
  .strictObject({
    template: z.string().min(1).max(100).optional().describe('The template of a payment or collection.'),
    rulebook: rbVersion.optional(),
    values: z
      .record(z.string().min(1).max(100), z.union([z.string().max(2048), z.number()]))
      .refine((values) => Object.keys(values).length <= mostValues)
      .optional()
      .describe('Values of fields by name; a field of a repeated section gets its value in one entry.'),
    about: id
      .optional()
      .describe('In place of a template: the id of a delivery above, about whose last message this one is.'),
    kind: z.enum(kindsAbout).optional().describe('What the other bank sends about the message; a recall by default.'),
    code: z
      .string()
      .regex(/^[A-Z0-9]{4}$/)
      .optional()
      .describe('The reason code of a recall or reversal; DUPL or AM05 by default.'),
  })
  .refine(({ template, about }) => (template === undefined) !== (about === undefined), {
    params: { errorKey: 'scenario.templateOrAbout' },
  })
  .refine(({ about, rulebook, values }) => about === undefined || (rulebook === undefined && values === undefined), {
    params: { errorKey: 'scenario.onlyForTemplates' },
  })
  .refine(({ about, kind, code }) => about !== undefined || (kind === undefined && code === undefined), {
    params: { errorKey: 'scenario.onlyAbout' },
  });
export type ReceivedMessage = z.infer<typeof received>;

const receiver = z.string().min(1).max(longestRuleText);
const receivers = z.union([receiver, z.array(receiver).min(1).max(mostReceivers)]);

/** The testers of an environment who receive a message: all of them, or those with a BIC or a name. */
const deliveredTo = z.union([
  z.literal('all'),
  z
    .strictObject({
      tester: receivers.optional().describe('The BIC in the profile of the tester, as in a condition.'),
      testerName: receivers.optional().describe('The name of the tester, as in a condition.'),
    })
    .refine(({ tester, testerName }) => tester !== undefined || testerName !== undefined, {
      params: { errorKey: 'scenario.noReceivers' },
    }),
]);
export type DeliveredTo = z.infer<typeof deliveredTo>;

/** A message that the other bank sends on a schedule and not because of a payment, at most once on each business day. */
export const scheduledDelivery = z
  .strictObject({
    id,
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
    to: deliveredTo
      .optional()
      .describe(
        `Only in the list of an environment: all, or the testers with a BIC or a name. At most ${mostReceivers} receive the message.`,
      ),
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
