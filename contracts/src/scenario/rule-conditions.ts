import { z } from 'zod';
import { schemes } from '../sim-env/scheme.ts';

/** The messages of a tester that rules can name, without version; vop is a verification of payee. */
export const ruleMessages = [
  'pacs.008',
  'pacs.003',
  'pacs.002',
  'pacs.004',
  'pacs.007',
  'camt.056',
  'camt.029',
  'pacs.028',
  'camt.027',
  'camt.087',
  'vop',
] as const;

const mostValues = 100;
export const longestRuleText = 400;

/** One value or a list of values, one of which must apply. */
const oneOrMany = <T extends z.ZodType>(value: T) => z.union([value, z.array(value).min(1).max(mostValues)]);

/** A whole text, or a pattern for the whole text between slashes. */
const text = z
  .string()
  .min(1)
  .max(longestRuleText)
  .describe('The whole value, or a regular expression for the whole value between slashes, such as /DEUT.*/.');

const amount = z.number().min(0).max(999_999_999_999.99);
const ordinal = z.number().int().min(1).max(10_000_000);

/** Which of a sequence, counted from 1. */
const whichOne = z.strictObject({
  is: oneOrMany(ordinal).optional(),
  every: z.number().int().min(2).max(1_000_000).optional().describe('Every second, third, … one.'),
  from: ordinal.optional(),
  to: ordinal.optional(),
});

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const party = z.strictObject({
  bic: oneOrMany(text).optional(),
  iban: oneOrMany(text).optional(),
  name: oneOrMany(text).optional(),
});

/** The conditions of a rule; all that are present must hold. */
export const ruleConditions = z.strictObject({
  message: oneOrMany(z.enum(ruleMessages))
    .optional()
    .describe(
      'The message type without version, or vop for a verification of payee. Without it a rule applies to payments only: pacs.008 and pacs.003.',
    ),
  scheme: oneOrMany(z.enum(schemes)).optional(),
  amount: z
    .strictObject({ from: amount.optional(), to: amount.optional() })
    .optional()
    .describe('The amount, both limits included.'),
  cents: oneOrMany(z.union([z.string().regex(/^\d\d$/), z.number().int().min(0).max(99)]))
    .optional()
    .describe('The two digits after the decimal point.'),
  currency: oneOrMany(z.string().regex(/^[A-Z]{3}$/)).optional(),
  bic: oneOrMany(text)
    .optional()
    .describe('The BIC of the debtor agent or of the creditor agent. Eight characters apply to all branches.'),
  iban: oneOrMany(text).optional().describe('The IBAN of the debtor or of the creditor.'),
  name: oneOrMany(text).optional().describe('The name of the debtor or of the creditor.'),
  debtor: party.optional(),
  creditor: party.optional(),
  purpose: oneOrMany(text).optional().describe('The purpose code.'),
  remittance: oneOrMany(text).optional().describe('The unstructured remittance information; of an R-message its text.'),
  endToEndId: oneOrMany(text).optional(),
  reason: oneOrMany(z.string().regex(/^[A-Z0-9]{4}$/))
    .optional()
    .describe('The reason code of an R-message.'),
  transaction: whichOne.optional().describe('The number of the transaction in its message.'),
  fileOfDay: whichOne.optional().describe('The number of the file among those that the tester sent on this day.'),
  time: z
    .strictObject({ from: timeOfDay.optional(), before: timeOfDay.optional() })
    .optional()
    .describe('The time at which the clearing received the file, in Frankfurt.'),
  cutOff: z.enum(['before', 'after']).optional().describe('Before or after the cut-off of the environment.'),
  direction: z
    .enum(['sent', 'received'])
    .optional()
    .describe('Whether the tester sent or received the payment: that in the message, or the original of an R-message.'),
  tester: oneOrMany(text).optional().describe('The BIC in the profile of the tester.'),
  testerName: oneOrMany(text).optional().describe('The name of the tester who sent the file, as the pages show it.'),
  command: z
    .string()
    .max(20)
    .regex(/^[A-Z]+(?:-[A-Z]+)?$/)
    .optional()
    .describe('The word of a command in the message: RJCT for SIM:RJCT.'),
});
export type RuleConditions = z.infer<typeof ruleConditions>;
export type WhichOne = z.infer<typeof whichOne>;
