import { processorTimeOf } from '@clearbench/contracts/testing/processor-time.fixture';
import { depthOf } from '@clearbench/xml/text-index/depth-of';
import { foldsOf } from './folding.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('the element an end tag ends', () => {
  it('is the innermost of its name', () => {
    expect(depthOf(named('a', 'b', 'a', 'c'), 'a')).toBe(2);
    expect(depthOf(named('a'), 'b')).toBe(-1);
    expect(depthOf([], 'a')).toBe(-1);
  });

  it('is soon given up on where very many were never ended', () => {
    const text = '<a>\n'.repeat(20_000) + '</b>\n'.repeat(20_000);
    expect(processorTimeOf(() => expect(foldsOf(text)).toEqual([]))).toBeLessThan(5_000);
  });
});
