import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import type { JSONEventData, JSONEventType, RecordedEvent as Theirs } from '@eventstore/db-client';
import { theirId } from './event-id.ts';
import { ourName } from './stream-name.ts';

/** What their metadata holds of our envelope; the id only where theirs had to be another one. */
type Kept = Pick<NewEvent, 'schema' | 'metadata'> & { readonly id?: string };

/** An event as it goes there, the id it has here, and how many bytes the server counts for it. */
export type Outgoing = {
  readonly id: string;
  readonly event: JSONEventData<JSONEventType>;
  readonly bytes: number;
};

/** Written down at once and as JSON would: what the caller does to it afterwards changes nothing. */
export const outgoing = ({ id, type, schema, data, metadata }: NewEvent): Outgoing => {
  const known = theirId(id);
  const text = JSON.stringify(data) ?? 'null';
  const kept = JSON.stringify({ schema, metadata, ...(known === id ? {} : { id }) } satisfies Kept);
  return {
    id,
    event: {
      id: known,
      contentType: 'application/json',
      type,
      data: JSON.parse(text) as JSONEventType['data'],
      metadata: JSON.parse(kept) as Record<string, unknown>,
    },
    bytes: Buffer.byteLength(text) + Buffer.byteLength(kept) + 2 * type.length,
  };
};

/** Our event; undefined for one of another's stream. */
export const incoming = (prefix: string, event: Theirs): RecordedEvent | undefined => {
  const stream = ourName(prefix, event.streamId);
  if (stream === undefined) return undefined;
  const { type, data, revision } = event;
  const { id, schema, metadata } = keptOf(event);
  return {
    id: id ?? event.id,
    type,
    schema,
    data,
    metadata,
    stream,
    revision: Number(revision) + 1,
    position: safePosition(event.position?.commit),
  };
};

/** A position a number holds exactly. Servers before 22.6 say none, or the largest they know, when a stream is read. */
export const safePosition = (commit: bigint | undefined): number => {
  const position = Number(commit ?? Number.NaN);
  if (!Number.isSafeInteger(position)) throw new Failure('store.failed', { reason: `position ${commit}` });
  return position;
};

const keptOf = ({ metadata, streamId, revision }: Theirs): Kept => {
  const kept = metadata as Partial<Kept> | undefined;
  if (typeof kept?.schema !== 'number' || typeof kept.metadata !== 'object')
    throw new Failure('store.failed', { reason: `foreign event ${revision}@${streamId}` });
  return kept as Kept;
};
