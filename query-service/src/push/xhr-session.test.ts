import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { liveLimits } from './live-limits.ts';
import { closeReasons } from './sockjs-frames.ts';
import { type XhrKind, xhrSession } from './xhr-session.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

const fakeResponse = () => {
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writableFinished: false,
    writeHead: () => response,
    flushHeaders: () => undefined,
    write: (data: string | Buffer) => void written.push(String(data)),
    end: (data = '') => {
      written.push(`${data}<end>`);
      response.writableFinished = true;
    },
    destroy: () => void written.push('<destroyed>'),
  });
  return { response, text: () => written.join('').replace(/^h{2048}\n/, '') };
};

const session = () => {
  const ends: string[] = [];
  const opened = xhrSession(5_000, () => void ends.push('ended'));
  const attach = (kind: XhrKind) => {
    const { response, text } = fakeResponse();
    opened.attach(response as unknown as ServerResponse, kind);
    return { response, text };
  };
  return { ...opened, ends, attach };
};

describe('SockJS session over xhr', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('answers each poll with one frame', async () => {
    const { attach, wire } = session();
    expect(attach('polling').text()).toBe('o\n<end>');
    wire.send('one');
    await turn();
    expect(attach('polling').text()).toBe('a["one"]\n<end>');
    const waiting = attach('polling');
    expect(waiting.text()).toBe('');
    wire.send('two');
    await turn();
    expect(waiting.text()).toBe('a["two"]\n<end>');
  });

  it('ends where its response throws, and the other sessions of the same turn get their texts', async () => {
    const [broken, other] = [session(), session()];
    const failing = broken.attach('streaming');
    const stream = other.attach('streaming');
    failing.response.write = () => {
      throw new Error('not writable');
    };
    for (const { wire } of [broken, other]) wire.send('one');
    await turn();
    expect([failing.text(), broken.ends, stream.text()]).toEqual(['o\n<destroyed>', ['ended'], 'o\na["one"]\n']);
  });

  it('streams frames until the response is full', async () => {
    const { attach, wire } = session();
    const stream = attach('streaming');
    wire.send('one');
    await turn();
    expect(stream.text()).toBe('o\na["one"]\n');
    wire.send('x'.repeat(128 * 1024));
    await turn();
    expect(stream.text()).toMatch(/x"\]\n<end>$/);
  });

  it('sends a heart-beat to a waiting client', () => {
    const { attach } = session();
    const stream = attach('streaming');
    jest.advanceTimersByTime(50_000);
    expect(stream.text()).toBe('o\nh\nh\n');
  });

  it('has one reader at a time', () => {
    const { attach } = session();
    attach('streaming');
    expect(attach('polling').text()).toBe('c[2010,"Another connection still open"]\n<end>');
  });

  it('ends when its client stays away, and keeps no state', async () => {
    const { attach, wire, ends } = session();
    attach('polling');
    jest.advanceTimersByTime(4_999);
    expect(ends).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(ends).toEqual(['ended']);
    wire.send('late');
    await turn();
    wire.close();
    jest.runAllTimers();
    expect(ends).toEqual(['ended']);
  });

  it('ends when its client aborts a response', () => {
    const { attach, ends } = session();
    attach('streaming').response.emit('close');
    expect(ends).toEqual(['ended']);
  });

  it('reports the reason of its end, at the next poll if there is none, and ends', () => {
    const { attach, end, ends } = session();
    attach('polling');
    end(closeReasons.leaving);
    end(closeReasons.normal);
    expect(attach('polling').text()).toBe('c[1012,"leaving"]\n<end>');
    jest.advanceTimersByTime(5_000);
    expect(ends).toEqual(['ended']);
  });

  it('disconnects a client that does not read a stream', async () => {
    const { attach, wire, ends } = session();
    const { response, text } = attach('streaming');
    response.writableLength = liveLimits.unread + 1;
    wire.send('one');
    await turn();
    expect([text().endsWith('<destroyed>'), ends]).toEqual([true, ['ended']]);
  });

  it('disconnects a client that does not poll for waiting messages', async () => {
    const { attach, wire, ends } = session();
    attach('polling');
    for (let sent = 0; sent < 5 && ends.length === 0; sent += 1) {
      wire.send(String(sent).repeat(300 * 1024));
      await turn();
    }
    expect(ends).toEqual(['ended']);
  });
});
