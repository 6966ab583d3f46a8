import { pacs004 } from '@clearbench/iso20022/samples/answers';
import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const bic = (text: string) => `<FinInstnId><BICFI>${text}</BICFI></FinInstnId>`;

describe('G-16: Instructing and instructed agent', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts sender and clearing, whatever the branch, and a bulk delivered by the clearing', () => {
    accepts(pacs008({ 'GrpHdr/InstgAgt': bic('ZYDODEF0'), 'GrpHdr/InstdAgt': bic('ZYCSDEF0') }));
    accepts(pacs008({ 'GrpHdr/InstgAgt': bic('ZYCSDEF0XXX'), 'GrpHdr/InstdAgt': bic('ZYDODEF0123') }));
    accepts(pacs008({}, '2021'), { rbVersion: '2021' });
  });

  it('accepts them on the transactions instead', () =>
    accepts(pacs008({ 'GrpHdr/InstgAgt': undefined, 'CdtTrfTxInf/InstgAgt': bic('ZYDODEF0') })));

  it('reports a stranger', () => {
    reports(pacs008({ 'GrpHdr/InstgAgt': bic('ZYXXDEF0') }), {
      variant: 'sender',
      path: 'GrpHdr/InstgAgt',
      value: 'ZYXXDEF0',
      expected: 'ZYDODEF0XXX',
    });
    reports(pacs004({ 'GrpHdr/InstdAgt': bic('ZYXXDEF0') }), { variant: 'receiver', expected: 'ZYCSDEF0XXX' });
  });

  it('accepts a participant as which the tester acts', () => {
    const asParticipant = pacs008({ 'GrpHdr/InstgAgt': bic('ZYXXDEF0') });
    accepts(asParticipant, { senderParticipants: ['ZYXXDEF0XXX'] });
    reports(asParticipant, { variant: 'sender' }, { senderParticipants: ['ZYCODEF0XXX'] });
  });

  it('reports an agent without a BIC', () =>
    reports(pacs008({ 'GrpHdr/InstgAgt': '<FinInstnId></FinInstnId>' }), {
      variant: 'noBic',
      path: 'GrpHdr/InstgAgt',
    }));

  it('accepts any receiver of the clearing if the tester has no BIC', () => {
    const delivered = pacs008({ 'GrpHdr/InstgAgt': bic('ZYCSDEF0XXX'), 'GrpHdr/InstdAgt': bic('ZYXXDEF0') });
    accepts(delivered, { senderBic: undefined });
    reports(delivered, { variant: 'receiver', value: 'ZYXXDEF0' });
    reports(pacs008({ 'GrpHdr/InstdAgt': bic('ZYXXDEF0') }), { variant: 'receiver' }, { senderBic: undefined });
  });

  it('accepts the bank of the payee as instructed agent of an instant payment', () =>
    accepts(instant({ 'GrpHdr/InstdAgt': bic('ZYCOFRP0XXX') }), { scheme: 'inst' }));

  it('reports an agent named on both levels', () =>
    reports(pacs008({ 'CdtTrfTxInf/InstgAgt': bic('ZYDODEF0') }), { variant: 'onBoth', path: 'CdtTrfTxInf/InstgAgt' }));

  it('reports every element beside the BIC', () =>
    reports(pacs008({ 'GrpHdr/InstgAgt': '<FinInstnId><BICFI>ZYDODEF0</BICFI><Nm>Bank</Nm></FinInstnId>' }), {
      variant: 'bicOnly',
      path: 'GrpHdr/InstgAgt/FinInstnId/Nm',
      params: { agent: 'InstgAgt', element: 'Nm' },
    }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, 'GrpHdr'));
});
