import type { Connection } from 'sockjs';
import { socketWire } from './socket-wire.ts';
import { websocketFrame } from './websocket-frame.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A connection as sockjs keeps it, and what became of it. */
const connected = (session: object) => {
  const sent: unknown[] = [];
  const connection = {
    _session: session,
    write: (text: string) => void sent.push(text),
    close: (...why: unknown[]) => void sent.push(['closed', ...why]),
    destroy: () => void sent.push('destroyed'),
  };
  return { sent, wire: socketWire(connection as unknown as Connection) };
};

const websocket = (version = 'hybi-13', writableLength = 0) => {
  const written: Buffer[] = [];
  const socket = { writableLength, write: (frame: Buffer) => void written.push(frame) };
  const session = { readyState: 1, send_buffer: [], recv: { connection: socket, ws: { version } } };
  return { written, ...connected(session) };
};

describe('a wire over sockjs', () => {
  it('sends what is said in one turn in one frame', async () => {
    const { written, wire, sent } = websocket();
    wire.send('one');
    wire.send('two\0');
    expect(written).toEqual([]);
    await turn();
    wire.send('three');
    await turn();
    expect(written).toEqual([websocketFrame('a["one","two\\u0000"]'), websocketFrame('a["three"]')]);
    expect(sent).toEqual([]);
  });

  it('frames once what many are told', async () => {
    const [first, second, other] = [websocket(), websocket(), websocket()];
    for (const { wire } of [first, second]) wire.send('news');
    other.wire.send('nothing new');
    await turn();
    expect(first.written[0]).toBe(second.written[0]);
    expect(other.written).toEqual([websocketFrame('a["nothing new"]')]);
  });

  it.each([
    ['is polled', { readyState: 1, send_buffer: [] }],
    ['speaks an older protocol', { readyState: 1, send_buffer: [], recv: { ws: { version: 'hixie-76' } } }],
    ['is on its way out', { readyState: 2, send_buffer: [], recv: { ws: { version: 'hybi-13' } } }],
  ])('leaves to sockjs what %s', async (_, session) => {
    const { wire, sent } = connected(session);
    wire.send('one');
    wire.send('two');
    await turn();
    expect(sent).toEqual(['one', 'two']);
  });

  it('lets go of who reads nothing', async () => {
    const { wire, sent, written } = websocket('hybi-13', 2 * 1024 * 1024);
    wire.send('one');
    await turn();
    expect([sent, written]).toEqual([['destroyed'], []]);
  });

  it('says what was to be said before it closes', async () => {
    const { wire, sent, written } = websocket();
    wire.send('one');
    wire.close('leaving');
    await turn();
    expect(written).toEqual([websocketFrame('a["one"]')]);
    expect(sent).toEqual([['closed', 1012, 'leaving']]);
  });
});
