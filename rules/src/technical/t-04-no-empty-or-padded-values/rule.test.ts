import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('T-04: No empty or padded values', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const named = (name: string) => pacs008({ 'CdtTrfTxInf/Dbtr/Nm': name });

  it('accepts single blanks inside', () => accepts(named('Anna Maria Beispiel')));

  it('reports an empty element', () => {
    reports(named(''), { variant: 'empty', path: 'CdtTrfTxInf/Dbtr/Nm', line: 35, params: { element: 'Nm' } });
    reports(named('  \n '), { variant: 'empty' });
  });

  it('ignores an element that contains unknown elements', () =>
    accepts(pacs008().replace(/<Cdtr>[\s\S]*?<\/Cdtr>/, '<Cdtr><Name>Anna</Name></Cdtr>')));

  it('reports blanks at either end', () => {
    reports(named(' Anna'), { variant: 'padded', value: ' Anna', expected: 'Anna' });
    reports(named('Anna\n'), { variant: 'padded', value: 'Anna\n', expected: 'Anna' });
  });

  it('reports tabs and line breaks inside', () =>
    reports(named('Anna\n\tBeispiel'), { variant: 'lineBreak', expected: 'Anna Beispiel' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'CdtTrfTxInf/Dbtr'));
});
