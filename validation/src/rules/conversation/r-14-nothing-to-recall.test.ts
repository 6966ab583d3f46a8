import type { StoryStep } from '../../earlier/earlier.ts';
import { ruleSpec } from '../rule-spec.ts';
import { camt056 } from '../samples/answers.ts';
import { afterThis } from '../samples/earlier.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { nothingToRecall } from './r-14-nothing-to-recall.ts';

const after = (...whats: readonly StoryStep['what'][]) => ({
  earlier: afterThis(pacs008(), camt056(), {
    story: whats.map((what) => ({ what, at: '2025-10-14T08:00:00Z', byTester: false })),
  }),
});

describe('R-14: what has come back is not recalled', () => {
  const { accepts, reports } = ruleSpec(nothingToRecall);

  it('accepts a recall of what was booked', () => {
    accepts(camt056());
    accepts(camt056(), after());
    accepts(camt056(), after('recalled', 'refused'));
  });

  it.each(['rejected', 'returned', 'reversed'] as const)('reports one of what was %s', (variant) =>
    reports(
      camt056(),
      { variant, path: 'Undrlyg/TxInf/OrgnlTxId', value: 'ZYDO-TX-0001', params: { day: '2025-10-14' } },
      after(variant),
    ),
  );
});
