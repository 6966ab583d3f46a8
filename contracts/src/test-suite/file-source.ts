import { z } from 'zod';
import { rbVersion } from '../sim-env/events.ts';
import { incomingKinds } from '../transfer/incoming.ts';
import { longText, name, text, wholeNumber } from './scalars.ts';

const values = z.record(z.string(), text);

/** The origins of a text; a file has exactly one of them. */
export const origins = ['template', 'text', 'stored'] as const;

const fields = {
  template: text.optional().describe('The name of a template.'),
  values: values
    .optional()
    .describe('Values of the fields of the template. A field of a repeated section applies to each of its entries.'),
  groups: z.record(z.string(), z.array(values).max(10_000)).optional().describe('The entries of repeated sections.'),
  repeat: z
    .record(z.string(), wholeNumber)
    .optional()
    .describe('The number of generated entries of repeated sections.'),
  rulebook: rbVersion
    .optional()
    .describe('The rulebook for which the template is filled; that of the case by default.'),
  text: longText.optional().describe('The text itself.'),
  stored: z
    .strictObject({
      file: text.describe('The name of the file, or its id in the environment.'),
      version: wholeNumber.optional().describe('Its version; the newest one by default.'),
    })
    .optional()
    .describe('A file of the folder of the suite, or of the environment of the run. Its placeholders are filled.'),
  error: z
    .strictObject({ rule: text.describe('The id of the rule, e.g. P-01.') })
    .optional()
    .describe('One deliberate error: the text is changed so that it breaks this rule and no other.'),
  fileName: text.optional().describe('The name of the file; the name of the step by default.'),
};

export const fileSource = z.strictObject({
  as: name.optional().describe('The name of the file in later steps.'),
  ...fields,
});
export type FileSource = z.infer<typeof fileSource>;

export const replySource = z.strictObject({
  as: name.optional().describe('The name of the file in later steps.'),
  to: name.describe(
    'The earlier file or answer that the message is about; its ids, parties and amount fill the template.',
  ),
  ...fields,
});
export type ReplySource = z.infer<typeof replySource>;

export const receiveSource = z.strictObject({
  as: name.optional().describe('The name of the received file in later steps.'),
  kind: z
    .enum(incomingKinds)
    .optional()
    .describe('What the other bank sends: a payment by default, or a recall where the step names a received file.'),
  about: name.optional().describe('The received file that a recall, a reversal or an inquiry is about.'),
  code: text.optional().describe('The reason code of a recall or reversal; DUPL or AM05 by default.'),
  ...fields,
});
export type ReceiveSource = z.infer<typeof receiveSource>;
