import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('H-01: Document element of the file', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts a consistent file, and a message that is not a file', () => {
    accepts(creditFile());
    accepts(pacs008());
    accepts(`<Envelope>${pacs008().replace(/<\?.*\?>/, '')}</Envelope>`);
  });

  it('reports another type in the header', () =>
    reports(creditFile({ FType: 'SCF' }), {
      variant: 'type',
      path: 'FType',
      value: 'SCF',
      expected: 'ICF',
      severity: 'Error',
    }));

  it('reports another document element, and checks the header nevertheless', () => {
    const found = { variant: 'root', value: 'Credits', expected: 'CreditFile', line: 1 };
    const file = creditFile({ FType: 'IDF' }).replaceAll('c:CreditFile', 'c:Credits');
    reports(file, [found, { variant: 'type', value: 'IDF' }]);
  });

  it('reports another namespace with the nearest', () => {
    const file = creditFile().replace('urn:clearbench:csm:icf', 'urn:clearbench:csm:ics');
    reports(file, { variant: 'namespace', value: 'urn:clearbench:csm:ics', expected: 'urn:clearbench:csm:icf' });
    reports(file.replace(' xmlns:c="urn:clearbench:csm:ics"', '').replaceAll('c:', ''), {
      variant: 'namespace',
      value: '-',
    });
  });

  it('can be turned off', () => accepts(creditFile({ FType: 'SCF' }), { overrides: { 'H-01': 'off' } }));
});
