import { oneAtATime } from './one-at-a-time.ts';

const pause = () => new Promise((resolve) => setImmediate(resolve));

describe('one at a time', () => {
  const begun = () => {
    const inTurn = oneAtATime();
    const story: string[] = [];
    const work = (name: string) => async () => {
      story.push(`${name} begins`);
      await pause();
      story.push(`${name} ends`);
      if (name === 'bad') throw new Error(name);
      return name;
    };
    return { inTurn, story, work };
  };

  it('lets no two of a key overlap, and gives each its own answer', async () => {
    const { inTurn, story, work } = begun();
    expect(await Promise.all([inTurn('k', work('a')), inTurn('k', work('b')), inTurn('k', work('c'))])).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(story).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });
  it('holds up nobody under another key', async () => {
    const { inTurn, story, work } = begun();
    await Promise.all([inTurn('k', work('a')), inTurn('other', work('b'))]);
    expect(story.slice(0, 2)).toEqual(['a begins', 'b begins']);
  });
  it('goes on after one that failed', async () => {
    const { inTurn, work } = begun();
    const [bad, good] = await Promise.allSettled([inTurn('k', work('bad')), inTurn('k', work('a'))]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
  });
});
