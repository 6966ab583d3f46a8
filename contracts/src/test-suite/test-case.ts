import { z } from 'zod';
import { rbVersion } from '../sim-env/events.ts';
import { expectation } from './expectations.ts';
import { fileSource, receiveSource, replySource } from './file-source.ts';
import { duration, instantOfRun, text } from './scalars.ts';
import { clearingOfSuite, clockOfSuite, tags, variables } from './suite-file.ts';

export const advance = z.strictObject({
  to: z
    .union([z.enum(['cut-off', 'next business day']), instantOfRun], 'suite.badInstant')
    .optional()
    .describe('The cut-off of the clearing, the next business day, or an instant.'),
  by: duration.optional().describe('A duration.'),
});
export type Advance = z.infer<typeof advance>;

/** The kinds of steps; a step has exactly one of them. */
export const stepKinds = ['send', 'validate', 'answer', 'receive', 'expect', 'wait', 'advance'] as const;
export type StepKind = (typeof stepKinds)[number];

const step = z
  .strictObject({
    send: fileSource.optional().describe('Sends a file to the clearing.'),
    validate: fileSource.optional().describe('Validates a file without sending it.'),
    answer: replySource.optional().describe('Sends a message about an earlier file or answer.'),
    receive: receiveSource
      .optional()
      .describe('The other bank sends a message that answers nothing. It arrives at once.'),
    expect: expectation.optional().describe('Compares a report, a verdict or an answer with the expected values.'),
    wait: duration.optional().describe('Lets business time pass.'),
    advance: advance.optional().describe('Moves the clock forward.'),
  })
  .refine((kinds) => Object.keys(kinds).length === 1, 'suite.oneKindOfStep')
  .meta({ minProperties: 1, maxProperties: 1 });
export type Step = z.infer<typeof step>;

/** A scenario list inside a case. The case has its text, which the reader of scenario lists checks. */
const listInCase = z.unknown().meta({ isScenarioList: true });

const scenariosOfCase = z
  .strictObject({
    tester: listInCase.optional().describe('The list of the tester; it is considered first.'),
    environment: listInCase.optional().describe('The list of the environment.'),
  })
  .optional()
  .describe('The scenario lists in force, in place of the list of the environment.');

/** The most rows of a data table. */
export const mostRows = 10_000;

export const testCase = z.strictObject({
  case: text.describe('The title.'),
  description: text.optional(),
  tags,
  environment: text.optional().describe('The token of the environment; that of the suite by default.'),
  rulebook: rbVersion.optional().describe('The rulebook; that of the suite by default.'),
  clock: clockOfSuite,
  clearing: clearingOfSuite,
  scenarios: scenariosOfCase,
  variables,
  rows: z
    .array(z.record(z.string(), text))
    .min(1)
    .max(mostRows, 'suite.tooManyRows')
    .optional()
    .describe('A data table: the case runs once for each row, with the columns as variables.'),
  steps: z.array(step).min(1, 'suite.noSteps').max(500).describe('What happens, in this order.'),
});
export type TestCase = z.infer<typeof testCase>;
