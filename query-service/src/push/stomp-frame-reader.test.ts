import { liveLimits } from './live-limits.ts';
import { type ReadFrames, stompFrameReader } from './stomp-frame-reader.ts';

const readAll = (...texts: string[]): ReadFrames => {
  const reader = stompFrameReader();
  const read = texts.map(reader.read);
  const error = read.find((one) => one.error !== undefined)?.error;
  return { frames: read.flatMap(({ frames }) => frames), ...(error === undefined ? {} : { error }) };
};
const commandsIn = ({ frames }: ReadFrames): string[] => frames.map(({ command }) => command);

describe('STOMP frame reader', () => {
  it('reads several frames in one text, and one frame in several texts', () => {
    expect(commandsIn(readAll('A\n\n\0\n\nB\r\nx:1\r\n\r\n\0'))).toEqual(['A', 'B']);
    const { frames } = readAll('\n', 'SUBSC', 'RIBE\ni', 'd:s1\n', '\n', '\0\n', '\n');
    expect(frames).toEqual([{ command: 'SUBSCRIBE', headers: new Map([['id', 's1']]), body: '' }]);
  });

  it('uses the first of two equal headers, and is safe for property names', () => {
    const [frame] = readAll('A\nid:1\nid:2\n__proto__:x\nconstructor:y\n\nbody\0').frames;
    expect([...(frame?.headers ?? [])]).toEqual([
      ['id', '1'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(frame?.body).toBe('body');
  });

  it('unescapes headers, except in CONNECT', () => {
    const header = 'a\\cb:c\\n\\\\n\\r';
    expect([...(readAll(`A\n${header}\n\n\0`).frames[0]?.headers ?? [])]).toEqual([['a:b', 'c\n\\n\r']]);
    expect([...(readAll(`CONNECT\n${header}\n\n\0`).frames[0]?.headers ?? [])]).toEqual([['a\\cb', 'c\\n\\\\n\\r']]);
  });

  it.each([
    ['no command', '\0'],
    ['many ends of frames', '\0'.repeat(10_000)],
    ['no empty line', 'A\nid:1\0'],
    ['a line without a colon', 'A\nid\n\n\0'],
    ['a header without a name', 'A\n:x\n\n\0'],
    ['an escape of no meaning', 'A\nid:\\t\n\n\0'],
    ['an escape without an end', 'A\nid:\\\n\n\0'],
    ['too many headers', `A\n${'a:b\n'.repeat(liveLimits.headers + 1)}\n\0`],
    ['too long a header', `A\na:${'b'.repeat(liveLimits.headerLine)}\n\n\0`],
  ])('refuses a frame with %s', (_, text) =>
    expect(readAll(text)).toEqual({ frames: [], error: 'session.frameInvalid' }),
  );

  it('accepts the largest number of headers', () =>
    expect(commandsIn(readAll(`A\n${'a:b\n'.repeat(liveLimits.headers)}\n\0`))).toEqual(['A']));

  it('refuses a frame above the largest size', () => {
    const body = 'x'.repeat(liveLimits.message - 3);
    expect(commandsIn(readAll(`A\n\n${body}\0`))).toEqual(['A']);
    expect(readAll(`A\n\n${body}x\0`).error).toBe('session.frameTooLarge');
    expect(readAll(`A\n\n${'é'.repeat(liveLimits.message / 2)}\0`).error).toBe('session.frameTooLarge');
  });

  it('refuses an unfinished frame above the largest size', () => {
    const parts = Array.from({ length: liveLimits.message / 1024 }, () => 'x'.repeat(1024));
    expect(readAll(...parts)).toEqual({ frames: [] });
    expect(readAll(...parts, 'x').error).toBe('session.frameTooLarge');
  });

  it('keeps no state for heart-beats', () =>
    expect(commandsIn(readAll(...Array.from({ length: 3 * liveLimits.message }, () => '\n'), 'A\n\n\0'))).toEqual([
      'A',
    ]));

  it('returns the frames before an error', () => expect(commandsIn(readAll('A\n\n\0B\0C\n\n\0'))).toEqual(['A']));
});
