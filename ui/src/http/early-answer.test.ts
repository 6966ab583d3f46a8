import { Failure } from '@clearbench/contracts/failure';
import { earlyAnswer } from './early-answer.ts';

const reader = (fails = 0) => {
  const calls: number[] = [];
  const read = async () => {
    calls.push(calls.length + 1);
    if (calls.length <= fails) throw new Failure('session.signInNeeded');
    return calls.length;
  };
  return { calls, read };
};

describe('an early answer', () => {
  it('is requested before it is needed, once', async () => {
    const { calls, read } = reader();
    const take = earlyAnswer(read);
    expect(calls).toEqual([1]);
    expect(await take()).toBe(1);
    expect(calls).toEqual([1]);
  });

  it('serves one call; the next ones read again', async () => {
    const take = earlyAnswer(reader().read);
    expect(await Promise.all([take(), take()])).toEqual([1, 2]);
  });

  it('that failed is read again, and a second failure is reported', async () => {
    expect(await earlyAnswer(reader(1).read)()).toBe(2);
    await expect(earlyAnswer(reader(2).read)()).rejects.toMatchObject({ errorKey: 'session.signInNeeded' });
  });
});
