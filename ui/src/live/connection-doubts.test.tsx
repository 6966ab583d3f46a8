import { END } from 'redux-saga';
import { connectionDoubts } from './connection-doubts.ts';

const listening = (lastAnswer = 0) => {
  let doubts = 0;
  let callDoubted = (): void => undefined;
  const onCallDoubted = (listener: () => void) => {
    callDoubted = listener;
    return () => undefined;
  };
  const channel = connectionDoubts({ onCallDoubted, lastAnswer: () => lastAnswer })();
  const take = () =>
    channel.take((doubt) => {
      if (doubt === END) return;
      doubts += 1;
      take();
    });
  take();
  return { channel, doubts: () => doubts, callDoubted: () => callDoubted() };
};

describe('a request for a probe of the connection', () => {
  it('comes from the network of the machine and from calls', () => {
    const { channel, doubts, callDoubted } = listening();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    callDoubted();
    expect(doubts()).toBe(3);
    channel.close();
    window.dispatchEvent(new Event('offline'));
    expect(doubts()).toBe(3);
  });

  it('comes from user activity while the server is silent, but not on every key', () => {
    const { channel, doubts } = listening();
    for (const _ of [1, 2, 3]) window.dispatchEvent(new Event('keydown'));
    expect(doubts()).toBe(1);
    channel.close();
  });

  it('does not come from user activity while the server answers', () => {
    const { channel, doubts } = listening(Date.now());
    window.dispatchEvent(new Event('pointerdown'));
    expect(doubts()).toBe(0);
    channel.close();
  });
});
