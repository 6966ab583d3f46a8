import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('I-19: Valid LEI', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/Cdtr/Id/OrgId/LEI';
  const lei = (text: string) => pacs008({ [path]: text });

  it('accepts the right ones', () => accepts(lei('ZYDO00TESTLEI0000124')));

  it('reports others with the right ones', () =>
    reports(lei('ZYDO00TESTLEI0000142'), {
      path,
      value: 'ZYDO00TESTLEI0000142',
      expected: 'ZYDO00TESTLEI0000124',
    }));

  it('reports check digits outside 02 to 98, which leave the same remainder', () =>
    reports(lei('ZYDO00TESTLEI0000900'), { expected: 'ZYDO00TESTLEI0000997' }));

  it('ignores the form of the value (T-03)', () => accepts(lei('ZYDO00TESTLEI00001')));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr/Id'));
});
