import { frameAt } from './minimal-websocket.ts';
import { receivedNotices } from './pushed-changes.ts';

const message = (body: object) => `MESSAGE\nsubscription:1\n\n${JSON.stringify(body)}\0`;
const changed = (topic: string, revision: number) => ({ topic, id: 'f1', revision });

/** A text frame of a server, by RFC 6455. */
const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = Buffer.alloc(length < 126 ? 2 : length <= 0xffff ? 4 : 10);
  head.writeUInt16BE(0x8100 + (length < 126 ? length : length <= 0xffff ? 126 : 127));
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, Buffer.from(text)]);
};

describe('notices to live clients', () => {
  it('are parsed once per frame, for all clients', () => {
    const changesIn = receivedNotices('file-list');
    const frame = `a${JSON.stringify([changed('file', 7), changed('file-list', 7), changed('file-list', 8)].map(message))}`;
    expect(changesIn(frame).map(({ revision }) => revision)).toEqual([7, 8]);
    expect(changesIn(frame)).toBe(changesIn(frame));
    expect(changesIn('h')).toEqual([]);
  });

  it.each([0, 125, 126, 70_000])('arrive in frames of %s characters, in any chunks', (length) => {
    const bytes = Buffer.concat([textFrame('x'.repeat(length)), textFrame('next')]);
    const first = frameAt(bytes, 0);
    expect(first?.payload.toString()).toBe('x'.repeat(length));
    expect(frameAt(bytes, first?.end ?? 0)?.payload.toString()).toBe('next');
    expect(frameAt(bytes.subarray(0, (first?.end ?? 0) - 1), 0)).toBeUndefined();
    expect(frameAt(bytes.subarray(0, 1), 0)).toBeUndefined();
  });
});
