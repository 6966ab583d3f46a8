import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('G-08: Valid settlement date', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const settles = (date: string) => pacs008({ 'GrpHdr/IntrBkSttlmDt': date });

  it('accepts today and five bank days ahead', () => {
    accepts(settles('2025-10-15'));
    accepts(settles('2025-10-22'));
  });

  it('reports a date gone by, with the next open day from today', () => {
    const finding = { variant: 'past', value: '2025-10-14', expected: '2025-10-15', path: 'GrpHdr/IntrBkSttlmDt' };
    reports(settles('2025-10-14'), finding);
    reports(pacs004({ 'GrpHdr/IntrBkSttlmDt': '2025-10-14' }), finding);
  });

  it('proposes the next day after the cut-off', () => {
    const evening = { now: '2025-10-15T15:00:00Z', clearing: { cutOff: '16:00' } };
    reports(settles('2025-10-14'), { variant: 'past', expected: '2025-10-16' }, evening);
  });

  it('uses the day at the clearing, which begins before midnight UTC', () =>
    reports(settles('2025-10-15'), { variant: 'past', expected: '2025-10-16' }, { now: '2025-10-15T22:00:00Z' }));

  it('reports a closed day with the next open one', () => {
    reports(settles('2025-10-18'), { variant: 'closed', expected: '2025-10-20' });
    reports(settles('2025-12-25'), { variant: 'closed', expected: '2025-12-29' }, { now: '2025-12-23T09:00:00Z' });
  });

  it('reports a date beyond the horizon of the clearing', () => {
    reports(settles('2025-10-23'), { variant: 'far', expected: '<= 2025-10-22', params: { horizon: 5 } });
    reports(
      settles('2025-10-17'),
      { variant: 'far', expected: '<= 2025-10-16' },
      { clearing: { settlementHorizonDays: 1 } },
    );
  });

  it('uses the calendar of the clearing if it has one', () => {
    const calendar = { name: 'FFM', closedWeekdays: [7], holidays: { '2025-10-16': { title: 'Stocktaking' } } };
    reports(
      settles('2025-10-16'),
      { variant: 'closedIn', expected: '2025-10-17', params: { calendar: 'FFM' } },
      { clearing: { calendar } },
    );
    accepts(settles('2025-10-18'), { clearing: { calendar } });
  });

  it('does not concern instant payments', () =>
    accepts(instant({ 'GrpHdr/IntrBkSttlmDt': '2025-10-18' }), { scheme: 'inst' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'GrpHdr'));
});
