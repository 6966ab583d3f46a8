import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { noEmptyOrPaddedValues } from './t-04-no-empty-or-padded-values.ts';

describe('T-04: values are neither empty nor padded', () => {
  const { accepts, reports } = ruleSpec(noEmptyOrPaddedValues);
  const named = (name: string) => pacs008({ 'CdtTrfTxInf/Dbtr/Nm': name });

  it('accepts single blanks inside', () => accepts(named('Anna Maria Beispiel')));

  it('reports an empty element', () => {
    reports(named(''), { variant: 'empty', path: 'CdtTrfTxInf/Dbtr/Nm', line: 35, params: { element: 'Nm' } });
    reports(named('  \n '), { variant: 'empty' });
  });

  it('says nothing of an element that holds what nobody knows', () =>
    accepts(pacs008().replace(/<Cdtr>[\s\S]*?<\/Cdtr>/, '<Cdtr><Name>Anna</Name></Cdtr>')));

  it('reports blanks at either end', () => {
    reports(named(' Anna'), { variant: 'padded', value: ' Anna', expected: 'Anna' });
    reports(named('Anna\n'), { variant: 'padded', value: 'Anna\n', expected: 'Anna' });
  });

  it('reports tabs and line breaks inside', () =>
    reports(named('Anna\n\tBeispiel'), { variant: 'lineBreak', expected: 'Anna Beispiel' }));
});
