import { z } from 'zod';
import { nameMatches } from '../payee-verification/match-codes.ts';

/** An argument of the command in the message, from 1; `otherwise` where the command does not have it. */
const fromCommand = z.strictObject({
  argument: z.number().int().min(1).max(4),
  otherwise: z.union([z.string().max(20), z.number()]).optional(),
});
const orFromCommand = <T extends z.ZodType>(value: T) => z.union([value, fromCommand]);

/** The reasons for a time-out, by the agent that did not answer. */
export const timeOutCodes = ['AB05', 'AB06'] as const;

const code = orFromCommand(z.string().regex(/^[A-Z0-9]{4}$/)).describe('An ISO 20022 reason code.');
const after = orFromCommand(z.string().regex(/^\+?\d{1,9}[DS]$/)).describe(
  'A delay: 1D for business days (at most 30), 12S for seconds (at most 86400).',
);
const nothing = z.strictObject({});
const withCode = z.strictObject({ code });
const withCodeLater = z.strictObject({ code, after: after.optional() });

/** The actions by name. */
const actions = {
  accept: nothing.describe('The clearing accepts the transaction. No later list and no cents apply.'),
  reject: withCode.describe('The clearing rejects the transaction.'),
  partAccept: z
    .strictObject({ code, every: z.number().int().min(2).max(1000).optional() })
    .describe('The clearing rejects every second (`every`: third, …) transaction that the rule matches.'),
  timeOut: z
    .strictObject({ code: orFromCommand(z.enum(timeOutCodes)).optional() })
    .describe(
      'An instant payment reaches its time-out. The code names the agent that did not answer: AB05 (default) the bank of the creditor, AB06 the instructed agent.',
    ),
  return: withCodeLater.describe('The other bank returns the payment after its settlement.'),
  refund: withCodeLater.describe('The debtor requests a refund of the collection after its settlement.'),
  reverse: withCodeLater.describe('The tester receives the same collection, which is reversed after its settlement.'),
  failSettlement: withCode.describe('The clearing accepts the payment, but its settlement fails.'),
  recall: withCodeLater.describe('The tester receives the same payment, which is recalled later.'),
  requestRecall: withCodeLater.describe('The tester receives the same payment; its payer requests a recall later.'),
  inquire: z
    .strictObject({ message: z.enum(['camt.027', 'camt.087']), after: after.optional() })
    .describe(
      'The tester receives the same payment, and later an inquiry about it: camt.027 claims that it was not received, camt.087 a correction of its value date.',
    ),
  acceptRecall: z
    .strictObject({ charges: orFromCommand(z.number().min(0).max(999_999_999)).optional() })
    .describe('A recall of the payment is answered with a return.'),
  refuseRecall: withCode.describe('A recall of the payment is refused.'),
  acceptInquiry: nothing.describe('An inquiry about the payment receives a positive answer.'),
  refuseInquiry: withCode.describe('An inquiry about the payment is rejected.'),
  deliver: z
    .strictObject({ times: orFromCommand(z.number().int().min(1).max(20)).optional() })
    .describe('The tester receives the same payment from the other bank, without having requested it.'),
  silence: nothing.describe('The clearing sends no answer to the message.'),
  late: z.strictObject({ after }).describe('The status report is sent late.'),
  hold: nothing.describe(
    'Every answer waits among the planned answers until a tester releases it. Settlement is not held.',
  ),
  duplicate: z
    .strictObject({ times: orFromCommand(z.number().int().min(2).max(10)).optional() })
    .describe('Every answer is delivered several times.'),
  split: z
    .strictObject({ size: orFromCommand(z.number().int().min(1).max(100_000)) })
    .describe('Later answers contain at most this number of transactions each.'),
  corrupt: z
    .strictObject({ what: orFromCommand(z.enum(['SUM', 'XML', 'HDR'])) })
    .describe('The answers have wrong sums (SUM), are not well-formed (XML) or name a wrong receiver (HDR).'),
  verifyPayee: z
    .strictObject({ result: z.enum(nameMatches).optional(), name: z.string().min(1).max(140).optional() })
    .describe(
      'A verification of payee is answered with the result, or with the comparison of the name in the request with this name of the account holder. CMTC needs the name.',
    ),
} as const;

export type ActionName = keyof typeof actions;
export const actionNames = Object.keys(actions) as ActionName[];

type Optional<T extends Record<string, z.ZodType>> = { [K in keyof T]: z.ZodOptional<T[K]> };

const optional = <T extends Record<string, z.ZodType>>(all: T): Optional<T> =>
  Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, schema.optional()])) as Optional<T>;

/** One action: an object with the name of the action as its only field. */
export const ruleAction = z
  .strictObject(optional(actions))
  .refine((action) => Object.keys(action).length === 1, { params: { errorKey: 'scenario.oneAction' } })
  .meta({ minProperties: 1, maxProperties: 1 });
export type RuleAction = z.infer<typeof ruleAction>;
