import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { rbVersion } from '../sim-env/events.ts';
import { schemes } from '../sim-env/scheme.ts';
import { ruleSeverity } from './rule-severity.ts';

export const messageScheme = z.enum(schemes);
export type MessageScheme = z.infer<typeof messageScheme>;

/** An uploaded structure; the schema itself is a content by its SHA-256. */
export const formatStructure = z.object({
  sha256: z.string(),
  size: z.number().int(),
  /** The element inside Document. */
  root: z.object({ name: z.string(), type: z.string() }),
  /** Every type in the validator's own notation. */
  notation: z.string(),
  /** Where files are no Document of ISO 20022: their namespace, `root` being what they begin with. */
  namespace: z.string().optional(),
  /** Where the schema says more than the notation can, and what: it is a sketch then, and an XML Schema engine checks. */
  beyond: z.object({ line: z.number().int(), what: z.string() }).optional(),
});
export type FormatStructure = z.infer<typeof formatStructure>;

export const formatSettings = z.object({
  messageScheme,
  rbVersion,
  /** e.g. pacs.008.001.08 */
  messageType: z.string(),
  /** By rule id; a rule that is not named is as grave as the product has it. */
  severities: z.record(z.string(), ruleSeverity),
  /** The product's own where missing. */
  structure: formatStructure.optional(),
});
export type FormatSettings = z.infer<typeof formatSettings>;

export const formatEvents = defineEvents({
  FormatAdded: {
    says: 'A message the product did not bring is a format of a rulebook.',
    data: z.object({ formatId: z.string(), settings: formatSettings }),
  },
  FormatChanged: {
    says: 'Files of a format are checked by these settings from now on.',
    data: z.object({ formatId: z.string(), settings: formatSettings }),
  },
  FormatRemoved: {
    says: 'What administrators made of a format is gone; one the product brings is as it brought it.',
    data: z.object({ formatId: z.string() }),
  },
});
export type FormatEvent = EventOf<typeof formatEvents>;
