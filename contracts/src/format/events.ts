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
  /** The element inside `Document`. */
  root: z.object({ name: z.string(), type: z.string() }),
  /** All types in the notation of the validator. */
  notation: z.string(),
  /** The namespace of a format that is not an ISO 20022 document; `root` is then the document element. */
  namespace: z.string().optional(),
  /**
   * The first part of the schema that the notation cannot express. The structure is then a partial model, and an XML
   * Schema engine validates the text.
   */
  beyond: z.object({ line: z.number().int(), what: z.string() }).optional(),
});
export type FormatStructure = z.infer<typeof formatStructure>;

export const formatSettings = z.object({
  messageScheme,
  rbVersion,
  /** e.g. pacs.008.001.08 */
  messageType: z.string(),
  /** Severities by rule id; a rule without an entry has its built-in severity. */
  severities: z.record(z.string(), ruleSeverity),
  /** The built-in structure where absent. */
  structure: formatStructure.optional(),
});
export type FormatSettings = z.infer<typeof formatSettings>;

export const formatEvents = defineEvents({
  FormatAdded: {
    says: 'An administrator added a message as a format of a rulebook.',
    data: z.object({ formatId: z.string(), settings: formatSettings }),
  },
  FormatChanged: {
    says: 'The settings of a format changed; they apply to every validation from now on.',
    data: z.object({ formatId: z.string(), settings: formatSettings }),
  },
  FormatRemoved: {
    says: 'The changes of administrators to a format were removed. A built-in format has its original settings again.',
    data: z.object({ formatId: z.string() }),
  },
});
export type FormatEvent = EventOf<typeof formatEvents>;
