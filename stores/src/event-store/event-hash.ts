import { hash } from 'node:crypto';

/** The input of an event's hash; data and metadata are the stored JSON texts. */
export type HashedFields = {
  /** Position in the whole log; absent where a store assigns it after the hash was computed. */
  readonly position?: number | undefined;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly data: string;
  readonly metadata: string;
};

/** The predecessor's hash of the first event. */
export const noPredecessor = '';

/** A field of the hashed array; what a foreign event lacks is null there. */
const textIn = (value: string | undefined): string =>
  typeof value === 'string' ? JSON.stringify(value.toWellFormed()) : JSON.stringify(value ?? null);

/** The end of the hashed JSON array, after the predecessor's hash and the position: both are known last. */
export const hashedHeaderEnd = ({
  stream,
  revision,
  id,
  type,
  schema,
  data,
  metadata,
}: Omit<HashedFields, 'position'>): string => {
  const lengths = `${Buffer.byteLength(data)},${Buffer.byteLength(metadata)}`;
  return `${textIn(stream)},${revision},${textIn(id)},${textIn(type)},${schema ?? null},${lengths}]`;
};

/**
 * SHA-256 in lower-case hexadecimal over UTF-8: a JSON array of the predecessor's hash, position (or null), stream,
 * revision, id, type, schema and the lengths of data and metadata in bytes; a line feed; data; metadata.
 * The lengths keep a text from being shifted from data to metadata under the same hash.
 */
export const hashOfEvent = (previous: string, fields: HashedFields): string => {
  const [data, metadata] = [String(fields.data), String(fields.metadata)];
  const { position = null, stream, revision, id, type, schema } = fields;
  const end = hashedHeaderEnd({ stream, revision, id, type, schema, data, metadata });
  return hash('sha256', `[${JSON.stringify(previous)},${position},${end}\n${data}${metadata}`, 'hex');
};

/** The head's hash of a log with chains per stream, over the previous head, the position and the event's hash. */
export const hashOfHead = (previous: string, position: number, eventHash: string): string =>
  hash('sha256', JSON.stringify([previous, position, eventHash]), 'hex');
