import { z } from 'zod';
import { rbVersion } from '../sim-env/events.ts';
import { decimalNumber, instant, name, text, wholeNumber, yesOrNo } from './scalars.ts';

export const tags = z.array(name).max(50).optional().describe('Words by which runs select cases.');

/** The kinds of generated values. */
export const generatedKinds = ['reference', 'uuid', 'iban', 'amount', 'name', 'date'] as const;

const generated = z.strictObject({
  generate: z.enum(generatedKinds).describe('The kind of the value. The same seed generates the same value.'),
  prefix: text.optional().describe('The first characters of a reference.'),
  country: text.optional().describe('The country of an IBAN.'),
  from: decimalNumber.optional().describe('The smallest amount.'),
  to: decimalNumber.optional().describe('The largest amount.'),
  plus: wholeNumber.optional().describe('The number of business days after today, for a date.'),
});
export type GeneratedValue = z.infer<typeof generated>;

export const variables = z
  .record(name, z.union([text, generated], 'suite.wrongType'))
  .optional()
  .describe('Values by name; ${name} inserts one.');

export const clockOfSuite = z
  .union([z.enum(['real']), instant], 'suite.badInstant')
  .optional()
  .describe('The instant at which each case starts, or `real` for the current time.');

/** Settings of the clearing that differ from those of the environment. */
export const clearingOfSuite = z
  .strictObject({
    cutOff: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'suite.badTime')
      .optional(),
    magicCents: yesOrNo.optional().describe('Whether the cents of an amount select the answer.'),
    refusesLate: yesOrNo.optional().describe('Whether the clearing rejects files after the cut-off.'),
    defaultScenario: text.optional().describe('The reaction to payments without a command, e.g. SIM:RJCT(AC04).'),
    secondsPerBusinessDay: wholeNumber
      .optional()
      .describe('Length of a business day of a delayed answer; a day by default.'),
    reachable: z.array(text).max(10_000).optional().describe('The BICs of reachable banks; all by default.'),
  })
  .optional()
  .describe('Settings of the clearing that differ from those of the environment.');
export type ClearingOfSuite = z.infer<typeof clearingOfSuite>;

export const suiteFile = z.strictObject({
  suite: text.describe('The title.'),
  description: text.optional(),
  tags,
  environment: text.optional().describe('The token of the environment.'),
  rulebook: rbVersion.optional().describe('The rulebook.'),
  clock: clockOfSuite,
  seed: wholeNumber.optional().describe('Generated values are the same for the same seed; 1 by default.'),
  bic: text.optional().describe('The BIC of the tester.'),
  clearing: clearingOfSuite,
  variables,
  cases: z.array(text).max(10_000).optional().describe('The files of the cases in their order; by name by default.'),
});
export type SuiteFile = z.infer<typeof suiteFile>;
