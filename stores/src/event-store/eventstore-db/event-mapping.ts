import { hash } from 'node:crypto';
import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import type { JSONEventData, JSONEventType, RecordedEvent as Theirs } from '@eventstore/db-client';
import { hashOfEvent } from '../event-hash.ts';
import type { ChainedEvent } from '../log-chain.ts';
import { deletedStream } from './connection-errors.ts';
import { ourName } from './stream-name.ts';

const canonical = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The UUID of an event on the server: its own id, or one derived from it. */
const theirId = (id: string): string => {
  if (canonical.test(id)) return id;
  const digits = hash('sha256', id, 'hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};

/** What their metadata holds of our envelope; the id only where theirs is another one, the hash since events carry one. */
type StoredMetadata = Pick<NewEvent, 'schema' | 'metadata'> & { readonly id?: string; readonly hash?: string };

/** Bytes that a hash adds to the metadata. */
const bytesOfHash = Buffer.byteLength(`,"hash":"${'0'.repeat(64)}"`);

/** An event for the server, its own id, and its size as the server counts it. */
export type Outgoing = {
  readonly id: string;
  readonly event: JSONEventData<JSONEventType>;
  readonly bytes: number;
};

/** Serialised immediately as JSON, so that later changes by the caller have no effect. */
export const outgoing = ({ id, type, schema, data, metadata }: NewEvent): Outgoing => {
  const text = JSON.stringify(data) ?? 'null';
  const stored = JSON.stringify({ schema, metadata, id } satisfies StoredMetadata);
  return {
    id,
    event: {
      id: theirId(id),
      contentType: 'application/json',
      type,
      data: JSON.parse(text) as JSONEventType['data'],
      metadata: JSON.parse(stored) as Record<string, unknown>,
    },
    bytes: Buffer.byteLength(text) + Buffer.byteLength(stored) + bytesOfHash + 2 * type.length,
  };
};

/**
 * The events with their hashes, computed from the hash of the event at the expected revision on.
 *
 * The server recognises a repeated append by its event ids alone, and newer servers answer it as a first one. So the
 * server's id of an event derives from its hash: a retry of this process has the same ids, and another process that
 * executes the same command at another time has other ids and is refused.
 */
export const chained = (
  stream: string,
  expected: number,
  before: string,
  events: readonly Outgoing[],
): { readonly events: readonly Outgoing[]; readonly last: string } => {
  let last = before;
  const withHashes = events.map((one, index) => {
    const { type, data } = one.event;
    const stored = one.event.metadata as unknown as StoredMetadata;
    const texts = { data: JSON.stringify(data), metadata: JSON.stringify(stored.metadata) };
    const revision = expected + index + 1;
    last = hashOfEvent(last, { stream, revision, id: one.id, type, schema: stored.schema, ...texts });
    return { ...one, event: { ...one.event, id: theirId(last), metadata: { ...stored, hash: last } } };
  });
  return { events: withHashes, last };
};

/** The hash of an event; undefined for an event from before the chain. */
export const hashIn = (event: Theirs): string | undefined => storedMetadata(event).hash;

/** The stored form of our event; undefined for an event of another log. */
export const incomingStored = (prefix: string, event: Theirs): ChainedEvent | undefined => {
  const ours = incoming(prefix, event);
  if (ours === undefined) return undefined;
  const { data, metadata, ...fields } = ours;
  return { ...fields, data: JSON.stringify(data), metadata: JSON.stringify(metadata), hash: hashIn(event) };
};

/** Our event; undefined for an event of another log. */
export const incoming = (prefix: string, event: Theirs): RecordedEvent | undefined => {
  const stream = ourName(prefix, event.streamId);
  if (stream === undefined) return undefined;
  const { type, data, revision } = event;
  if (type === '$streamDeleted') throw new Failure('store.failed', { reason: deletedStream(stream) });
  const { id, schema, metadata } = storedMetadata(event);
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

/** A position as an exact number. Servers before 22.6 return none, or the largest one, when a stream is read. */
export const safePosition = (commit: bigint | undefined): number => {
  const position = Number(commit ?? Number.NaN);
  if (!Number.isSafeInteger(position)) throw new Failure('store.failed', { reason: `position ${commit}` });
  return position;
};

const storedMetadata = ({ metadata, streamId, revision }: Theirs): StoredMetadata => {
  const stored = metadata as Partial<StoredMetadata> | undefined;
  if (typeof stored?.schema !== 'number' || typeof stored.metadata !== 'object')
    throw new Failure('store.failed', { reason: `foreign event ${revision}@${streamId}` });
  return stored as StoredMetadata;
};
