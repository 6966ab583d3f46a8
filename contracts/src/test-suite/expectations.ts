import { z } from 'zod';
import { transferStates } from '../file/choices.ts';
import { severity } from '../file/validation-report.ts';
import { groupStatus } from '../transfer/clearing.ts';
import { decimalNumber, duration, name, text, wholeNumber, yesOrNo } from './scalars.ts';

const finding = z.strictObject({
  rule: text.describe('The id of the rule.'),
  severity: severity.optional(),
  path: text.optional().describe('The path of the element, or the end of it.'),
});
export type ExpectedFinding = z.infer<typeof finding>;

/** The most entries of a list of expectations. */
const mostEntries = 500;

export const reportExpectation = z.strictObject({
  of: name.optional().describe('The file or answer; the last file by default.'),
  errors: z.enum(['none']).optional().describe('none: the report has no errors.'),
  findings: z.array(finding).max(mostEntries).optional().describe('Findings that the report has.'),
  noFindings: z.array(finding).max(mostEntries).optional().describe('Findings that the report does not have.'),
});
export type ReportExpectation = z.infer<typeof reportExpectation>;

/** The path of an element in a message, from the root (`/Document/…`) or its end (`TxInf/OrgnlTxId`). */
const elementPath = text.describe('The path of an element, or the end of it; [n] selects the n-th, @ an attribute.');

export const elementExpectation = z.strictObject({
  path: elementPath,
  equals: text.optional(),
  matches: text.optional().describe('A regular expression for the whole value.'),
  exists: yesOrNo.optional(),
  between: z
    .array(decimalNumber)
    .length(2, 'suite.badRange')
    .optional()
    .describe('The smallest and the largest number.'),
});
export type ElementExpectation = z.infer<typeof elementExpectation>;

const deliveryId = text;
const fromDelivery = 'In place of a sent file: the id of a delivery of the scenario lists of the case.';

export const answerExpectation = z.strictObject({
  message: text.describe('The message type, or its beginning, e.g. pacs.002.'),
  to: name.optional().describe('The sent file; the last one by default.'),
  delivery: deliveryId.optional().describe(fromDelivery),
  as: name.optional().describe('The name of the answer in later steps.'),
  within: duration
    .optional()
    .describe(
      'The longest time after the file was sent, for a delivery after the step began; 10 business days by default.',
    ),
  status: groupStatus.optional().describe('The status of the group.'),
  transactions: text.optional().describe('The status of each transaction, e.g. RJCT.'),
  reason: text.optional().describe('A reason of the group or of a transaction, e.g. AC04.'),
  elements: z.array(elementExpectation).max(mostEntries).optional(),
  capture: z.record(name, elementPath).optional().describe('Values of the answer by name, for later steps.'),
});
export type AnswerExpectation = z.infer<typeof answerExpectation>;

export const noAnswerExpectation = z.strictObject({
  message: text.optional().describe('The message type, or its beginning; any message by default.'),
  to: name.optional().describe('The sent file; the last one by default.'),
  delivery: deliveryId.optional().describe(fromDelivery),
  within: duration.describe('The time in which no such answer comes.'),
});
export type NoAnswerExpectation = z.infer<typeof noAnswerExpectation>;

export const transferExpectation = z.strictObject({
  of: name.optional().describe('The sent file; the last one by default.'),
  status: groupStatus.optional().describe('The verdict of the clearing.'),
  code: text.optional().describe('The code of the clearing for the file, the bulk or a transaction, e.g. A05 or B02.'),
  state: z.enum(transferStates).optional().describe('A state that the transfer reaches.'),
  within: duration.optional().describe('The longest time until that state; 10 business days by default.'),
  accepted: wholeNumber.optional().describe('The number of accepted transactions.'),
  rejected: wholeNumber.optional().describe('The number of rejected transactions.'),
});
export type TransferExpectation = z.infer<typeof transferExpectation>;

export const expectation = z.strictObject({
  report: reportExpectation.optional().describe('Expectations on the validation report of a file or an answer.'),
  transfer: transferExpectation.optional().describe('Expectations on the verdict of the clearing.'),
  answer: answerExpectation.optional().describe('An answer that comes.'),
  noAnswer: noAnswerExpectation.optional().describe('An answer that does not come.'),
});
export type Expectation = z.infer<typeof expectation>;
