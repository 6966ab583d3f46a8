import { createHash } from 'node:crypto';
import { type HashedFields, hashOfEvent, noPredecessor } from './event-hash.ts';

/** The hash as operations.md describes it, made step by step. */
const described = (previous: string, fields: HashedFields): string => {
  const { position, stream, revision, id, type, schema, data, metadata } = fields;
  const lengths = [data, metadata].map((text) => Buffer.byteLength(text));
  const names = [previous, position, stream, revision, id, type, schema, ...lengths];
  const header = names.map((name) => (typeof name === 'string' ? name.toWellFormed() : (name ?? null)));
  return createHash('sha256')
    .update(`${JSON.stringify(header)}\n${data}${metadata}`)
    .digest('hex');
};

const event: HashedFields = {
  position: 7,
  stream: 'file-1',
  revision: 3,
  id: '0190a6c2',
  type: 'FileRenamed',
  schema: 1,
  data: '{"name":"a"}',
  metadata: '{}',
};

describe('the hash of an event', () => {
  it.each<[string, Partial<Record<keyof HashedFields, unknown>>]>([
    ['an ordinary event', {}],
    ['an event without a position', { position: undefined }],
    ['texts beyond ASCII', { stream: 'file-ü"\\\n', type: '😀', data: '{"name":"é"}' }],
    ['half of a surrogate pair', { stream: 'file-\ud83d', id: '\ude00' }],
    ['an event of another program without id and schema', { id: undefined, schema: undefined }],
    ['an event with null for its type and revision', { type: null, revision: null }],
  ])('is that of the description for %s', (_, fields) => {
    const hashed = { ...event, ...fields } as HashedFields;
    expect(hashOfEvent(noPredecessor, hashed)).toBe(described(noPredecessor, hashed));
    expect(hashOfEvent('abc', hashed)).toBe(described('abc', hashed));
  });
});
