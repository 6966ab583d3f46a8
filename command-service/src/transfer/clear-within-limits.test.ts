import { Failure } from '@clearbench/contracts/failure';
import { memoryLimitReached, timeLimitReached } from '@clearbench/event-sourcing/job-limits';
import { engineText } from '@clearbench/test-engine/texts/engine-texts';
import { clearWithinLimits } from './clear-within-limits.ts';

describe('clearing within limits', () => {
  it.each([
    [timeLimitReached(80), 'engine.processingTimeLimit', '80'],
    [memoryLimitReached(512), 'engine.processingMemoryLimit', '512'],
  ])('rejects a file that reaches the limit, with a reason in every language', async (failure, textKey, limit) => {
    const { verdict, answers } = await clearWithinLimits(
      async () => Promise.reject(failure),
      async (rejection) => rejection,
    );
    expect(verdict).toMatchObject({ groupStatus: 'RJCT', fileCode: 'A09', reasons: [{ textKey }] });
    expect(answers).toEqual([]);
    const texts = (['en', 'de', 'fr'] as const).map((language) =>
      engineText(textKey, verdict.reasons[0]?.params ?? {}, language),
    );
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).toContain(limit);
  });

  it('rethrows every other failure, so that the reaction retries', async () =>
    expect(
      clearWithinLimits(
        async () => Promise.reject(new Failure('store.unavailable')),
        async (rejection) => rejection,
      ),
    ).rejects.toThrow('store.unavailable'));
});
