import { pacs002 } from '@clearbench/iso20022/samples/answers';
import { withOriginal } from '@clearbench/iso20022/samples/message-history';
import { instant } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const accepted = '2025-10-15T08:59:57.25Z';
const answer = (time: string, changes = {}) =>
  pacs002(changes).replace('</StsRsnInf>', `</StsRsnInf><AccptncDtTm>${time}</AccptncDtTm>`);

describe("S-04: Answer repeats the payment's data", () => {
  const { accepts, reports } = ruleSpec(rule, { scheme: 'inst' });
  const against = (xml: string) => ({ earlier: withOriginal(instant(), xml) });

  it('accepts them unchanged', () => {
    accepts(answer(accepted), against(answer(accepted)));
    accepts(pacs002(), against(pacs002()));
  });

  it('warns of another time, also in another notation', () => {
    const other = answer('2025-10-15T08:59:57.250Z');
    const path = 'TxInfAndSts/AccptncDtTm';
    reports(
      other,
      { path, expected: accepted, severity: 'Warning', params: { element: 'AccptncDtTm' } },
      against(other),
    );
  });

  it('warns of another id', () => {
    const other = answer(accepted, { 'TxInfAndSts/OrgnlEndToEndId': 'INVOICE-4712' });
    reports(other, { path: 'TxInfAndSts/OrgnlEndToEndId', expected: 'INVOICE-4711' }, against(other));
  });
});
