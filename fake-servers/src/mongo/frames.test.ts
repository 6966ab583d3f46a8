import { serialize } from 'bson';
import { requestReader } from './frames.fake.ts';

/** A command in the format of the protocol: header, flags, and a section with the command. */
const message = (id: number, command: object): Buffer => {
  const body = serialize(command);
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
};

const sent = [
  message(1, { ping: 1 }),
  message(2, { insert: 'contents', text: 'x'.repeat(300) }),
  message(3, { ping: 1 }),
];
const expected = [
  { id: 1, body: { ping: 1 } },
  { id: 2, body: { insert: 'contents', text: 'x'.repeat(300) } },
  { id: 3, body: { ping: 1 } },
];

describe('a reader of requests', () => {
  it.each([1, 2, 3, 5, 21, 100, 10_000])('finds the same requests in chunks of %i bytes', (length) => {
    const bytes = Buffer.concat(sent);
    const read = requestReader();
    const found = Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
      read(bytes.subarray(at * length, (at + 1) * length)),
    ).flat();
    expect(found).toMatchObject(expected);
    expect(found).toHaveLength(expected.length);
  });

  it('answers each request with the chunk that completes it', () => {
    const read = requestReader();
    const [first, second] = sent as [Buffer, Buffer, Buffer];
    expect(read(Buffer.concat([first, second.subarray(0, 3)]))).toHaveLength(1);
    expect(read(second.subarray(3, 50))).toHaveLength(0);
    expect(read(second.subarray(50))).toMatchObject([{ id: 2 }]);
  });
});
