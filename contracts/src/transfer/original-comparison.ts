import { z } from 'zod';
import { route } from '../route.ts';

/** Most transactions of one message that are compared with their originals. */
export const mostComparedReferences = 200;
/** Most fields that are listed for one transaction. */
export const mostComparedFields = 300;

const place = z.object({
  /** Path of the element in its message. */
  path: z.string(),
  /** At most 140 characters; an amount has its currency before it. */
  value: z.string(),
});

export const fieldStates = ['same', 'different', 'onlyInOriginal', 'onlyInMessage'] as const;

/** A field of the original payment and the field of the message that repeats it. */
export const comparedField = z.object({
  /** Tag of the element in the message; of the original where the message does not have it. */
  element: z.string(),
  /** Readable name with the names of the elements around it, in the requested language. */
  name: z.string(),
  state: z.enum(fieldStates),
  original: place.optional(),
  message: place.optional(),
});
export type ComparedField = z.infer<typeof comparedField>;

/** A reference of the message: to an earlier message as a whole, or to one of its transactions. */
export const comparedReference = z.object({
  kind: z.enum(['group', 'transaction']),
  /** Path and line of the reference in the message. */
  path: z.string(),
  line: z.number().int(),
  originalMessageId: z.string().optional(),
  /** The id by which the transaction was looked for. */
  transactionId: z.string().optional(),
  /** `messageUnknown` and `transactionUnknown`: the original was not found, so no field is listed. */
  result: z.enum(['compared', 'messageUnknown', 'transactionUnknown']),
  fields: z.array(comparedField),
});
export type ComparedReference = z.infer<typeof comparedReference>;

export const originalComparison = z.object({
  messageType: z.string().optional(),
  /** The files with the originals. */
  originals: z.array(
    z.object({ messageId: z.string(), messageType: z.string(), fileId: z.string(), fileName: z.string() }),
  ),
  /** At most 200, in the order of the message. */
  references: z.array(comparedReference),
  /** Number of references that are not listed. */
  notListed: z.number().int(),
  /** `noReference`: the message does not refer to an earlier one. `tooLarge`: a text is larger than 32 MiB. */
  result: z.enum(['complete', 'tooLarge', 'notXml', 'noReference']),
});
export type OriginalComparison = z.infer<typeof originalComparison>;

export const compareWithOriginalRoute = route({
  name: 'compareWithOriginal',
  runsJobs: true,
  summary: 'Field by field: what an R-message repeats of the messages to which it refers, and what they contain.',
  side: 'query',
  method: 'GET',
  path: '/api/files/:fileId/original-comparison',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ fileId: z.string() }),
  query: z.object({
    language: z.string().max(16).optional(),
    /** Compares the text that was sent with this transfer; without it the current text of the file. */
    transferId: z.string().max(100).optional(),
  }),
  reply: originalComparison,
  errors: ['file.notFound', 'transfer.notFound'],
});
