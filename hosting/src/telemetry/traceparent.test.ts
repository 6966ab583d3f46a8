import { spanContextOf, traceparentOf } from './traceparent.ts';

const known = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('traceparent', () => {
  it('is parsed and formatted', () => {
    const spanContext = spanContextOf(known);
    expect(spanContext).toEqual({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      spanId: 'b7ad6b7169203331',
      traceFlags: 1,
    });
    expect(spanContext && traceparentOf(spanContext)).toBe(known);
  });

  it.each([
    undefined,
    '',
    known.toUpperCase(),
    `${known}-more`,
    known.replace('00-', 'ff-'),
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-0af7651916cd43dd8448eb211c80319c-${'0'.repeat(16)}-01`,
  ])('is invalid when it is %s', (text) => expect(spanContextOf(text)).toBeUndefined());
});
