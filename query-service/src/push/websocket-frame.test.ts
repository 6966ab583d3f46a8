import { websocketFrame } from './websocket-frame.ts';

describe('a frame of a websocket', () => {
  it.each([
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 255, 255]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('says that %s bytes follow', (length, head) => {
    const frame = websocketFrame('x'.repeat(length));
    expect([...frame.subarray(0, head.length)]).toEqual(head);
    expect(frame.subarray(head.length).toString()).toBe('x'.repeat(length));
  });

  it('counts bytes, not letters', () => {
    const frame = websocketFrame('é€');
    expect([frame[1], frame.subarray(2).toString()]).toEqual([5, 'é€']);
  });
});
