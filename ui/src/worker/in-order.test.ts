import { inOrder } from './in-order.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('messages in order', () => {
  it('are handled at once if nothing is to be prepared', () => {
    const handled: string[] = [];
    const handle = inOrder<string>(
      () => undefined,
      (message) => handled.push(message),
    );
    handle('a');
    handle('b');
    expect(handled).toEqual(['a', 'b']);
  });

  it('wait for a message before them', async () => {
    const handled: string[] = [];
    let loaded = () => {};
    const handle = inOrder<string>(
      (message) => (message === 'a' ? new Promise<void>((resolve) => (loaded = resolve)) : undefined),
      (message) => handled.push(message),
    );
    for (const message of ['a', 'b', 'c']) handle(message);
    await settled();
    expect(handled).toEqual([]);
    loaded();
    await settled();
    expect(handled).toEqual(['a', 'b', 'c']);
    handle('d');
    expect(handled.at(-1)).toBe('d');
  });

  it('are handled although what they need cannot be loaded', async () => {
    const handled: string[] = [];
    const handle = inOrder<string>(
      () => Promise.reject(new Error('offline')),
      (message) => handled.push(message),
    );
    handle('a');
    await settled();
    expect(handled).toEqual(['a']);
  });
});
