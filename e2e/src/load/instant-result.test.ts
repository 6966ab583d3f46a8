import { instantLines } from './instant-result.ts';
import { latencies } from './latencies.ts';

const measured = (times: readonly number[], others: readonly (readonly [string, number])[] = []) => {
  const answers = latencies();
  for (const time of times) answers.note(time);
  const work = { answers, uploads: latencies(), sends: latencies(), accepted: times.length, others: new Map(others) };
  return { work, seconds: 1, memory: [100, 120], cpu: [] };
};
const missedOf = (...of: Parameters<typeof measured>) =>
  instantLines({ rate: 100 }, measured(...of)).flatMap(({ metric, reached }) => (reached === false ? [metric] : []));

describe('the result of a load of instant payments', () => {
  const fast = Array.from({ length: 100 }, () => 40);
  it('is reached with fast answers at the rate', () => expect(missedOf(fast)).toEqual([]));
  it('is missed with two slow answers of a hundred', () =>
    expect(missedOf([...fast.slice(2), 251, 300])).toEqual(['answer of the engine, from when the payment was due']));
  it('is missed below the rate', () => expect(missedOf(fast.slice(5))).toEqual(['answered payments']));
  it('is missed with another result', () =>
    expect(missedOf(fast, [['send 503', 1]])).toEqual(['results other than accepted']));
});
