import { because, boundedReasons, reasonOfMany } from './reason.ts';

const reasons = (count: number) =>
  Array.from({ length: count }, (_, index) => because('check', `T${index}`, 'reject', { code: 'AC04' }));

it('a reason reads as a sentence', () => {
  expect(because('command', 'SIM:RJCT(AC04)', 'reject', { code: 'AC04' }, 'TX-1')).toEqual({
    layer: 'command',
    trigger: 'SIM:RJCT(AC04)',
    textKey: 'engine.reject',
    params: { trigger: 'SIM:RJCT(AC04)', code: 'AC04' },
    text: 'SIM:RJCT(AC04): the clearing turns the transaction away with AC04.',
    transactionId: 'TX-1',
  });
});

it('of many reasons fifty are kept, the last of which counts the others', () => {
  expect(boundedReasons(reasons(50))).toHaveLength(50);
  const bounded = boundedReasons(reasons(60));
  expect(bounded).toHaveLength(50);
  expect(bounded.at(-1)).toMatchObject({ textKey: 'engine.moreReasons', params: { count: 11 } });
});

it('an answer about many gives the first reason and their number', () => {
  const [first, ...others] = reasons(3);
  expect(first && reasonOfMany([first, ...others]).params.count).toBe(3);
  expect(first && reasonOfMany([first])).toBe(first);
});
