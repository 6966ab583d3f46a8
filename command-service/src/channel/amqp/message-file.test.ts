import rhea, { type Message } from 'rhea';
import { fileOfMessage } from './message-file.ts';

/** A message as the library reads it from its bytes. */
const received = (message: Partial<Message>): Message =>
  rhea.message.decode(rhea.message.encode({ body: '<a/>', ...message } as Message)) as unknown as Message;
const fileOf = (message: Partial<Message>, queue = 'out') => fileOfMessage(received(message), queue);
const bytes = (...parts: readonly string[]) =>
  rhea.message.data_sections(parts.map((part) => Buffer.from(part))) as unknown as Message['body'];
const textOf = (message: Partial<Message>) => Buffer.from(fileOf(message).bytes).toString();

describe('the file of a message', () => {
  it('is a text, bytes, or several parts of bytes', () => {
    expect(textOf({ body: '<ä/>' })).toBe('<ä/>');
    expect(textOf({ body: bytes('<a/>') })).toBe('<a/>');
    expect(textOf({ body: bytes('<a>', '</a>') })).toBe('<a></a>');
    expect(textOf({ body: Buffer.from('<b/>') })).toBe('<b/>');
  });

  it.each([
    [{ application_properties: { fileName: 'stated.xml' }, subject: 'subject.xml', message_id: 'm' }, 'stated.xml'],
    [{ subject: 'subject.xml', message_id: 'm' }, 'subject.xml'],
    [{ subject: 'a payment', message_id: 'm-1' }, 'm-1.xml'],
    [{ message_id: 'ID:broker/1' }, expect.stringMatching(/^message-[0-9a-f]{12}\.xml$/)],
    [{}, expect.stringMatching(/^message-[0-9a-f]{12}\.xml$/)],
  ])('has a name by %j', (message, fileName) => expect(fileOf(message as Partial<Message>).fileName).toEqual(fileName));

  it('has one id for one queue and message id', () => {
    const { originId } = fileOf({ message_id: 'm' });
    expect(fileOf({ message_id: 'm', body: '<b/>' }).originId).toBe(originId);
    expect(fileOf({ message_id: 'm' }, 'other').originId).not.toBe(originId);
    expect(fileOf({ message_id: 7 as unknown as string }).originId).not.toBe(fileOf({ message_id: '7' }).originId);
    expect(fileOf({})).not.toHaveProperty('originId');
  });

  it('remembers the reply-to, and the correlation id or else the id', () => {
    expect(fileOf({ message_id: 'm', correlation_id: 'c', reply_to: 'replies' }).message).toEqual({
      replyTo: 'replies',
      correlationId: { type: 'string', value: 'c' },
    });
    expect(fileOf({ message_id: 'm' }).message).toEqual({ correlationId: { type: 'string', value: 'm' } });
    const uuid = Buffer.alloc(16, 7);
    expect(fileOf({ correlation_id: uuid as unknown as string }).message).toEqual({
      correlationId: { type: 'bytes', value: uuid.toString('base64') },
    });
    expect(fileOf({}).message).toEqual({});
  });

  it.each([
    [{ content_type: 'application/xml; charset=UTF-8' }],
    [{ content_type: 'text/xml' }],
    [{ content_type: 'application/pain.001+xml' }],
    [{ content_type: 'application/octet-stream' }],
  ])('can have %j', (message) => expect(fileOf(message).bytes).toHaveLength(4));

  it.each([
    [{ body: undefined }, 'channel.noBody'],
    [{ body: '' }, 'channel.noBody'],
    [{ body: bytes('') }, 'channel.noBody'],
    [{ body: 7 }, 'channel.badBody'],
    [{ body: { a: 'b' } }, 'channel.badBody'],
    [{ body: rhea.message.sequence_section([1]) as unknown }, 'channel.badBody'],
    [{ content_type: 'application/json' }, 'channel.badContentType'],
    [{ content_type: 'application/zip' }, 'channel.badContentType'],
    [{ content_encoding: 'gzip' }, 'channel.badContentType'],
  ])('does not exist for %j', (message, errorKey) =>
    expect(() => fileOf(message as Partial<Message>)).toThrow(expect.objectContaining({ errorKey })),
  );
});
