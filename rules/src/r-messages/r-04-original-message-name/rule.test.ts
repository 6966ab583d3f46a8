import { camt029, camt056, pacs002, pacs004, pacs028 } from '@clearbench/iso20022/samples/answers';
import { pain002, pain002OfCollections } from '@clearbench/iso20022/samples/customer-reports';
import { camt027, camt087 } from '@clearbench/iso20022/samples/inquiries';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const group = 'TxInf/OrgnlGrpInf/OrgnlMsgNmId';

describe('R-04: Name of the original message', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const returned = (name: string, rbVersion: '2021' | '2025' = '2025') => pacs004({ [group]: name }, rbVersion);

  it.each(['2019', '2021', '2023', '2025'] as const)('accepts the way of rulebook %s', (rbVersion) => {
    for (const sample of [pacs002, pacs004, camt027, camt029, camt056, camt087, pacs028])
      accepts(sample({}, rbVersion), { rbVersion });
  });

  it('accepts an unknown original', () => accepts(returned('NOTPROVIDED')));

  it('warns of a version since rulebook 2025', () => {
    const found = { variant: 'version', value: 'pacs.008.001.08', expected: 'pacs.008', severity: 'Warning' };
    reports(returned('pacs.008.001.08'), { ...found, path: group });
    reports(pacs028({ [group]: 'camt.056.001.08' }), { variant: 'version', expected: 'camt.056' });
  });

  it('warns of a name without version before', () => {
    const text = returned('pacs.008.001.02', '2021').replace('pacs.008.001.02<', 'pacs.008<');
    reports(text, { variant: 'noVersion', value: 'pacs.008', expected: 'pacs.008.001.02' }, { rbVersion: '2021' });
  });

  it('warns of a value that is not a message name', () =>
    reports(returned('pacs008'), { variant: 'noName', value: 'pacs008' }));

  it.each(['pacs.009', 'pacs.003', 'pain.001', 'pacs.009.001.08'])(
    'reports a return of a %s in a credit transfer scheme',
    (value) => {
      reports(returned(value), {
        variant: 'otherMessage',
        path: group,
        value,
        expected: 'pacs.008',
        severity: 'Error',
      });
      reports(camt056({ [`Undrlyg/${group}`]: value }), { variant: 'otherMessage', value });
    },
  );

  it('compares with the payments of the scheme', () => {
    accepts(returned('pacs.003'), { scheme: 'core' });
    accepts(pacs007(), { scheme: 'b2b' });
    reports(returned('pacs.008'), { variant: 'otherMessage', expected: 'pacs.003' }, { scheme: 'b2b' });
    accepts(pacs002({ 'OrgnlGrpInfAndSts/OrgnlMsgNmId': 'camt.056' }));
  });

  it('reports a message to which one cannot refer', () => {
    const found = { variant: 'otherOriginal', severity: 'Error' };
    reports(camt027({ 'Undrlyg/IntrBk/OrgnlGrpInf/OrgnlMsgNmId': 'pacs.003' }), found);
    reports(pacs028({ 'OrgnlGrpInf/OrgnlMsgNmId': 'pain.001' }), found);
    reports(pacs002({ 'OrgnlGrpInfAndSts/OrgnlMsgNmId': 'pacs.003' }), found);
    reports(pain002({ 'OrgnlGrpInfAndSts/OrgnlMsgNmId': 'pacs.008' }), found);
  });

  it('accepts every original of a status report and of a report to customers', () => {
    for (const name of ['pacs.004', 'camt.056', 'camt.029'])
      accepts(pacs002({ 'OrgnlGrpInfAndSts/OrgnlMsgNmId': name }));
    accepts(pain002({ 'OrgnlGrpInfAndSts/OrgnlMsgNmId': 'pain.001.001.09' }));
    accepts(pain002OfCollections(), { scheme: 'core' });
  });

  it('reports an original that is named nowhere or on both levels', () => {
    const original = '<OrgnlGrpInf><OrgnlMsgId>A</OrgnlMsgId><OrgnlMsgNmId>pacs.008</OrgnlMsgNmId></OrgnlGrpInf>';
    const ofAll = (text: string): string => text.replace('<TxInf>', `${original}<TxInf>`);
    const own = 'TxInf/OrgnlGrpInf';
    accepts(ofAll(pacs004({ [own]: undefined })));
    reports(pacs004({ [own]: undefined }), { variant: 'missing', path: 'TxInf', severity: 'Error' });
    reports(ofAll(pacs004()), { variant: 'twice', path: own, severity: 'Error' });
    reports(pacs007({ OrgnlGrpInf: undefined }), { variant: 'missing', path: 'TxInf' }, { scheme: 'core' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs004, 'TxInf/OrgnlGrpInf'));
});
