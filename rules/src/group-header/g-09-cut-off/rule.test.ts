import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-09: Cut-off of the day', () => {
  const { accepts, reports } = ruleSpec(rule, { clearing: { cutOff: '16:00' } });
  const friday = pacs008({ 'GrpHdr/IntrBkSttlmDt': '2025-10-17' });

  it('accepts today until the cut-off, and tomorrow after it', () => {
    accepts(friday, { now: '2025-10-17T13:59:59Z' });
    accepts(friday, { now: '2025-10-16T18:00:00Z' });
  });

  it('reports today from the cut-off on, with the next open day', () =>
    reports(
      friday,
      { path: 'GrpHdr/IntrBkSttlmDt', expected: '2025-10-20', params: { cutOff: '16:00', time: '16:00' } },
      { now: '2025-10-17T14:00:00Z' },
    ));

  it('follows the clock of the clearing in winter', () =>
    accepts(pacs008({ 'GrpHdr/IntrBkSttlmDt': '2025-11-17' }), { now: '2025-11-17T14:59:00Z' }));

  it('has no finding about what the clearing delivers', () =>
    accepts(friday, { now: '2025-10-17T20:00:00Z', direction: 'ST' }));

  it('has no finding if the environment has no cut-off', () =>
    accepts(friday, { now: '2025-10-17T20:00:00Z', clearing: {} }));
});
