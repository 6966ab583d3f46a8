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

/** What the header fields mean, for the published schema. */
const helpOfMeaning: Readonly<Record<HeaderMeaning, string>> = {
  sender: 'The institution that sends the file.',
  receiver: 'The institution that receives the file.',
  reference: 'The reference of the file: at most 16 digits and capitals, once for each sender.',
  service: 'The service, e.g. SCT.',
  testCode: 'T for test, P for production.',
  fileType: 'The type of the file, e.g. ICF.',
  createdAt: 'When the file was created.',
  originalReference: 'In files of the clearing: the reference of the file that is answered.',
  originalName: 'In files of the clearing: the name of the file that is answered.',
  originalCreatedAt: 'In files of the clearing: when the answered file was created.',
  rejectionReason: 'In files of the clearing: the code of the result, A00 if the file was accepted.',
  businessDate: 'In files of the clearing: the business date.',
  routing: 'In files of the clearing: the routing.',
  cycle: 'In files of the clearing: the number of the settlement cycle.',
};

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

const pathHelp = 'The local name of an element, or its path below the root, e.g. Hdr/Sender/BIC.';
const elementPath = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_.-]{0,39}(?:\/[A-Za-z_][A-Za-z0-9_.-]{0,39}){0,4}$/)
  .describe(pathHelp);
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
  root: elementName.describe('The local name of the document element.'),
  namespace,
  services: z
    .array(z.string().regex(/^[A-Z0-9]{1,4}$/))
    .min(1)
    .max(6)
    .describe('The services whose files have this form, e.g. SCT.'),
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
  name: z.string().trim().min(1).max(80).describe('The name by which environments choose the profile.'),
  fileName: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe(
      'The pattern of file names: text, placeholders ({service}, {sender}, {time}, {number}, {serial}, {letter}, {type}) and masks such as {AX99=CB01}.',
    ),
  header: z
    .strictObject(
      Object.fromEntries(
        headerMeanings.map((meaning) => [
          meaning,
          elementPath.describe(`${helpOfMeaning[meaning]} ${pathHelp}`).optional(),
        ]),
      ) as Record<HeaderMeaning, z.ZodOptional<typeof elementPath>>,
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
    .optional()
    .describe('The most a file may hold; the limits of an environment come before them.'),
});
export type EnvelopeProfileFile = z.infer<typeof envelopeProfileFile>;

/** The public address of the schema, relative to the product. */
export const envelopeSchemaId = 'envelope-profile.schema.json';

/** The JSON Schema of an envelope profile, from the declaration that the parser uses. */
export const envelopeProfileSchema = (): Record<string, unknown> => {
  const json = z.toJSONSchema(envelopeProfileFile, { io: 'input' });
  return { $schema: json.$schema, $id: envelopeSchemaId, title: 'Envelope profile', ...json };
};
