import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const named = (name: string) => ({ fileName: name });

describe('H-09: File name', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts names as clearings make them, kept as XML or not', () => {
    accepts(creditFile(), named('CB01SCTZYDODEF0251015103000001.I'));
    accepts(creditFile(), named('S202SCTZYDODEF0.I.xml'));
  });

  it('accepts any name if the form has none, and a file without a name', () => accepts(creditFile()));

  it('warns of names made otherwise', () =>
    reports(
      creditFile(),
      {
        variant: 'form',
        value: 'my-test.xml',
        expected: 'CB01SCTZYDODEF0251015103000001.I',
        severity: 'Warning',
        line: 1,
      },
      named('my-test.xml'),
    ));

  it('reports a name that contradicts the header', () => {
    const found = { variant: 'bic', path: 'SndgInst', value: 'ZYDODEF0', expected: 'ZYCOFRP0', severity: 'Error' };
    reports(creditFile(), found, named('CB01SCTZYCOFRP01.I'));
    const service = { variant: 'service', path: 'SrvcId', value: 'SCT', expected: 'COR' };
    reports(creditFile(), service, named('CB01CORZYDODEF01.I'));
  });
});
