import { setImmediate as nextTurn } from 'node:timers/promises';
import { endTogether } from './end-together.ts';

/** A reply that notes how it ended. */
const replyIn = (ended: string[], name: string, failure?: Error) => {
  const reply = {
    end: (body: unknown) => {
      if (failure) throw failure;
      ended.push(`${name}: ${String(body)}`);
      return reply;
    },
    destroy: (error?: Error) => {
      ended.push(`${name} closed: ${error?.message}`);
      return reply;
    },
  };
  return reply as unknown as Parameters<typeof endTogether>[0];
};

describe('replies of one turn', () => {
  it('end in their order after the turn', async () => {
    const ended: string[] = [];
    endTogether(replyIn(ended, 'first'), 'a');
    await Promise.resolve();
    endTogether(replyIn(ended, 'second'), Buffer.from('b'));
    expect(ended).toEqual([]);
    await nextTurn();
    expect(ended).toEqual(['first: a', 'second: b']);
  });

  it('end apart from those of the next turn', async () => {
    const ended: string[] = [];
    endTogether(replyIn(ended, 'first'), 'a');
    await nextTurn();
    endTogether(replyIn(ended, 'second'), 'b');
    expect(ended).toEqual(['first: a']);
    await nextTurn();
    expect(ended).toEqual(['first: a', 'second: b']);
  });

  it('end although one of them cannot be written', async () => {
    const ended: string[] = [];
    endTogether(replyIn(ended, 'first', new Error('not writable')), 'a');
    endTogether(replyIn(ended, 'second'), 'b');
    await nextTurn();
    expect(ended).toEqual(['first closed: not writable', 'second: b']);
  });
});
