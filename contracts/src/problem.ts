import { z } from 'zod';

/** RFC 9457 problem details with the product's key; `params` fill the key's text. */
export const problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number().int(),
  errorKey: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** JSON pointer into the request, e.g. /body/values/amount. */
  place: z.string().optional(),
  /** The code of another standard for the same error, such as FORMAT_ERROR of the EPC. */
  code: z.string().optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;
