import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { leiCheckDigits } from './i-19-lei-check-digits.ts';

describe('I-19: an LEI has the right check digits', () => {
  const { accepts, reports } = ruleSpec(leiCheckDigits);
  const path = 'CdtTrfTxInf/Cdtr/Id/OrgId/LEI';
  const lei = (text: string) => pacs008({ [path]: text });

  it('accepts the right ones', () => accepts(lei('ZYDO00TESTLEI0000124')));

  it('reports others with the right ones', () =>
    reports(lei('ZYDO00TESTLEI0000142'), {
      path,
      value: 'ZYDO00TESTLEI0000142',
      expected: 'ZYDO00TESTLEI0000124',
    }));

  it('leaves the shape to T-03', () => accepts(lei('ZYDO00TESTLEI00001')));
});
