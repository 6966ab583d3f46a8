import { because, boundedReasons, reasonOfMany } from './reason.ts';

const reasons = (count: number) =>
  Array.from({ length: count }, (_, index) => because('check', `T${index}`, 'reject', { code: 'AC04' }));

it('a reason is a sentence', () => {
  expect(because('command', 'SIM:RJCT(AC04)', 'reject', { code: 'AC04' }, 'TX-1')).toEqual({
    layer: 'command',
    trigger: 'SIM:RJCT(AC04)',
    textKey: 'engine.reject',
    params: { trigger: 'SIM:RJCT(AC04)', code: 'AC04' },
    text: 'SIM:RJCT(AC04): the clearing rejects the transaction with AC04.',
    transactionId: 'TX-1',
  });
});

it('fifty reasons are kept, the last of which counts the others', () => {
  expect(boundedReasons(reasons(50))).toHaveLength(50);
  const bounded = boundedReasons(reasons(60));
  expect(bounded).toHaveLength(50);
  expect(bounded.at(-1)).toMatchObject({ textKey: 'engine.moreReasons', params: { count: 11 } });
});

it('an answer about many transactions has the first reason and their number', () => {
  const [first, ...others] = reasons(3);
  expect(first && reasonOfMany([first, ...others]).params.count).toBe(3);
  expect(first && reasonOfMany([first])).toBe(first);
});
