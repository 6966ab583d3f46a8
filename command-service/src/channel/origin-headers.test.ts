import { ofOrigin, originHeaders } from './origin-headers.ts';

const request = (headers: Readonly<Record<string, string>>) =>
  ({ get: (name: string) => headers[name] }) as unknown as Parameters<typeof ofOrigin>[0];

describe('the headers about the origin of a file', () => {
  it('carry its id and the properties of its message', () => {
    const message = { replyTo: 'antworten/ä', correlationId: { type: 'string', value: 'c-1' } } as const;
    const origin = { originId: 'origin-1', message };
    const headers = originHeaders(origin);
    expect(Object.values(headers).every((value) => /^[ -~]+$/.test(value))).toBe(true);
    expect(ofOrigin(request(headers))).toEqual(origin);
  });

  it('are optional', () => {
    expect(originHeaders({})).toEqual({});
    expect(ofOrigin(request({}))).toEqual({ originId: undefined });
  });

  it.each<Readonly<Record<string, string>>>([
    { 'X-Origin-Id': 'short' },
    { 'X-Origin-Id': 'a'.repeat(65) },
    { 'X-Origin-Id': 'with spaces in it' },
    { 'X-Message-Properties': '%' },
    { 'X-Message-Properties': 'no JSON' },
    { 'X-Message-Properties': encodeURIComponent('{"replyTo":7}') },
    { 'X-Message-Properties': encodeURIComponent(JSON.stringify({ replyTo: 'x'.repeat(1_001) })) },
  ])('are refused as %j', (headers) =>
    expect(() => ofOrigin(request(headers))).toThrow(expect.objectContaining({ errorKey: 'channel.badOriginId' })),
  );
});
