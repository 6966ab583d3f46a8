import { z } from 'zod';

/** The meanings of header fields. Rules and the clearing read and write a header by them, whatever the elements are called. */
export const headerMeanings = [
  'sender',
  'receiver',
  'reference',
  'service',
  'testCode',
  'fileType',
  'createdAt',
  'originalReference',
  'originalName',
  'originalCreatedAt',
  'rejectionReason',
  'businessDate',
  'routing',
  'cycle',
] as const;
export type HeaderMeaning = (typeof headerMeanings)[number];

/** What a file says: an input of a bank; the result of its checks; settled, cancelled or failed payments; announced or unsettled collections. */
export const fileRoles = ['input', 'validation', 'settled', 'cancelled', 'failed', 'announced', 'unsettled'] as const;
export type FileRole = (typeof fileRoles)[number];

/** Files of one family answer each other. */
export const fileFamilies = ['credit', 'inquiry', 'debit'] as const;
export type FileFamily = (typeof fileFamilies)[number];

/** The largest text of an envelope profile, in bytes. */
export const largestEnvelopeProfile = 65_536;
export const longestProfileId = 40;
export const mostFileForms = 30;
const mostBulkKinds = 12;

const elementName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_.-]{0,39}$/)
  .describe('The local name of an element.');
/** The most elements in the path of a header field. */
export const mostPathSteps = 5;

const elementPath = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_.-]{0,39}(?:\/[A-Za-z_][A-Za-z0-9_.-]{0,39}){0,4}$/)
  .describe('The local name of an element, or its path below the root, e.g. Hdr/Sender/BIC.');
const namespace = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\s<>"&]+$/)
  .describe('The namespace of the root; each form has one of its own.');
const seconds = z.number().int().min(1).max(86_400);

const fileForm = z.strictObject({
  type: z
    .string()
    .regex(/^[A-Z0-9]{1,4}$/)
    .describe('The file type as the header states it, e.g. ICF.'),
  family: z.enum(fileFamilies).describe('Files of one family answer each other.'),
  role: z.enum(fileRoles).describe('What the file says; the bank sends files of the role input.'),
  root: elementName,
  namespace,
  services: z
    .array(z.string().regex(/^[A-Z0-9]{1,4}$/))
    .min(1)
    .max(6),
  fields: z
    .array(z.enum([...headerMeanings, ...headerMeanings.map((meaning) => `${meaning}?` as const)]))
    .min(1)
    .max(20)
    .describe(
      'The header fields in their order; a question mark makes a field optional. The counters of bulks follow.',
    ),
  bulks: z
    .array(z.strictObject({ element: elementName, counter: elementPath.optional() }))
    .min(1)
    .max(mostBulkKinds)
    .describe('The messages in their order, each by its element inside Document, and the field that counts them.'),
});

const wrappedMessage = z.strictObject({
  root: elementName,
  namespace,
  businessHeader: z.literal('head.001.001.02').describe('The business header that precedes the message.'),
  timeOutSeconds: seconds.optional().describe('The time-out of a message, where the environment sets none.'),
});

/** An envelope profile as administrators write it, in YAML or JSON. */
export const envelopeProfileFile = z.strictObject({
  profile: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .describe('The id.'),
  name: z.string().trim().min(1).max(80),
  fileName: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('The pattern of file names: text, and placeholders such as {service} or {sender}.'),
  header: z
    .strictObject(
      Object.fromEntries(headerMeanings.map((meaning) => [meaning, elementPath.optional()])) as Record<
        HeaderMeaning,
        z.ZodOptional<typeof elementPath>
      >,
    )
    .optional()
    .describe('The element of each header field, as a name or a path.'),
  files: z.array(fileForm).min(1).max(mostFileForms).optional().describe('The forms of files of bulks.'),
  message: wrappedMessage.optional().describe('Instead of files: one message with its business header.'),
  limits: z
    .strictObject({
      bytes: z.number().int().min(1).max(10_737_418_240).optional(),
      bulks: z.number().int().min(1).max(100_000).optional(),
      transactions: z.number().int().min(1).max(10_000_000).optional(),
      transactionsOfBulk: z.number().int().min(1).max(10_000_000).optional(),
    })
    .optional(),
});
export type EnvelopeProfileFile = z.infer<typeof envelopeProfileFile>;

/** The public address of the schema, relative to the product. */
export const envelopeSchemaId = 'envelope-profile.schema.json';

/** The JSON Schema of an envelope profile, from the declaration that the parser uses. */
export const envelopeProfileSchema = (): Record<string, unknown> => {
  const json = z.toJSONSchema(envelopeProfileFile, { io: 'input' });
  return { $schema: json.$schema, $id: envelopeSchemaId, title: 'Envelope profile', ...json };
};
