import { z } from 'zod';
import { pageSize } from '../product-constants.ts';
import { rbVersion } from '../sim-env/events.ts';
import { fileSorts, longestMessageType, longestSearch, sortOrders } from './choices.ts';
import { direction, fileValidity, transferState, transferVerdict } from './vip-file.ts';

/** The query of the file list: all filters apply together; `changedFrom` and `changedTo` are days, inclusive. */
export const fileListQuery = z.object({
  environmentToken: z.string(),
  rbVersion: rbVersion.optional(),
  search: z.string().max(longestSearch).optional(),
  direction: direction.optional(),
  messageType: z.string().max(longestMessageType).optional(),
  validity: fileValidity.optional(),
  transferState: z.union([transferState, z.literal('none')]).optional(),
  verdict: transferVerdict.optional(),
  changedFrom: z.iso.date().optional(),
  changedTo: z.iso.date().optional(),
  sort: z.enum(fileSorts).default('changedAt'),
  order: z.enum(sortOrders).default('descending'),
  after: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(pageSize),
});
export type FileListQuery = z.infer<typeof fileListQuery>;
