import { validate } from '@clearbench/validator/validate';
import { createdFrom } from '../testing/created-from.fixture.ts';
import { exportedTemplate } from './built-in-templates.ts';

const instRecall = exportedTemplate('inst-recall');
const sctRecall = exportedTemplate('sct-recall');
const sctRecall2021 = exportedTemplate('sct-recall-2021');
const sctRecallNo2021 = exportedTemplate('sct-recall-no-2021');
const sctRecallYes = exportedTemplate('sct-recall-yes');
const sctRecallYes2021 = exportedTemplate('sct-recall-yes-2021');
const sctReturn = exportedTemplate('sct-return');
const sctStatusRequest = exportedTemplate('sct-status-request');

const own = { profileBic: 'ZYDODEF0' };

describe('R-messages', () => {
  it.each([
    ['2025', 'pacs.008'],
    ['2023', 'pacs.008.001.08'],
  ] as const)('name the original under %s as %s', (rbVersion, name) =>
    expect(createdFrom(sctReturn, { rbVersion })).toContain(`<OrgnlMsgNmId>${name}</OrgnlMsgNmId>`),
  );

  it.each([
    ['camt.056', '2025', 'camt.056'],
    ['pacs.008', '2023', 'pacs.008.001.08'],
  ] as const)('refer to a %s under %s', (originalMessage, rbVersion, name) =>
    expect(createdFrom(sctStatusRequest, { rbVersion, values: { fields: { originalMessage } } })).toContain(
      `<OrgnlMsgNmId>${name}</OrgnlMsgNmId>`,
    ),
  );

  it("have the user's bank on its side of the original", () => {
    expect(createdFrom(sctReturn, own)).toMatch(/<CdtrAgt>\s*<FinInstnId>\s*<BICFI>ZYDODEF0</);
    expect(createdFrom(sctRecall, own)).toMatch(/<DbtrAgt>\s*<FinInstnId>\s*<BICFI>ZYDODEF0</);
  });

  it('have a bank or a customer as originator', () => {
    const byBank = createdFrom(sctReturn, own);
    expect(byBank).toMatch(/<Orgtr>\s*<Id>\s*<OrgId>\s*<AnyBIC>ZYDODEF0</);
    const fields = { originatorBic: '', originatorName: 'Mira Testfall', reason: 'MS02' };
    const byCustomer = createdFrom(sctReturn, { ...own, values: { fields } });
    expect(byCustomer).toMatch(/<Orgtr>\s*<Nm>Mira Testfall<\/Nm>\s*<\/Orgtr>/);
    expect(byCustomer).not.toContain('AnyBIC');
  });

  it('return the original amount by default', () =>
    expect(createdFrom(sctReturn, { values: { fields: { originalAmount: '12.34' } } })).toContain(
      '<RtrdIntrBkSttlmAmt Ccy="EUR">12.34</RtrdIntrBkSttlmAmt>',
    ));

  it('keep charges only where some are entered', () => {
    expect(createdFrom(sctRecallYes)).not.toContain('ChrgsInf');
    const text = createdFrom(sctRecallYes, { ...own, values: { fields: { amount: '7.50', charges: '2.50' } } });
    expect(text).toMatch(/<ChrgsInf>\s*<Amt Ccy="EUR">2.50<\/Amt>\s*<Agt>\s*<FinInstnId>\s*<BICFI>ZYDODEF0</);
    expect(text).toContain('<TtlRtrdIntrBkSttlmAmt Ccy="EUR">7.50</TtlRtrdIntrBkSttlmAmt>');
  });

  it('repeat the payment type of the scheme', () => {
    expect(createdFrom(instRecall)).toMatch(/<LclInstrm>\s*<Cd>INST</);
    expect(createdFrom(sctRecall)).not.toContain('LclInstrm');
  });

  it('are addressed to the clearing of the environment', () => {
    const text = createdFrom(sctRecall, { clearingBic: 'ZYXXFRP0', clearingSystemCode: 'XYZ' });
    expect(text).toMatch(/<Assgne>\s*<Agt>\s*<FinInstnId>\s*<BICFI>ZYXXFRP0</);
    expect(text).toMatch(/<ClrSys>\s*<Prtry>XYZ</);
  });
});

describe('R-messages in the version of 2009', () => {
  const errorsIn = (text: string): readonly string[] =>
    validate(new TextEncoder().encode(text), { scheme: 'sct', rbVersion: '2021', now: '2026-11-20T10:00:00Z' })
      .validationMessages.filter(({ severity }) => severity === 'Error')
      .map(({ ruleId, path }) => `${ruleId} ${path}`);
  const under2021 = (values: Record<string, string>) => ({ rbVersion: '2021' as const, values: { fields: values } });

  it('have listed reasons as codes, and others as proprietary', () => {
    const listed = createdFrom(
      sctRecall2021,
      under2021({ reason: 'CUST', originatorBic: '', originatorName: 'Mira Testfall' }),
    );
    expect(listed).toContain('<Cd>CUST</Cd>');
    const fraud = createdFrom(sctRecall2021, under2021({ proprietaryReason: 'FRAD' }));
    expect(fraud).toMatch(/<Rsn>\s*<Prtry>FRAD<\/Prtry>\s*<\/Rsn>/);
    const noAnswer = createdFrom(sctRecallNo2021, under2021({ proprietaryReason: 'NOAS' }));
    expect(noAnswer).toMatch(/<Rsn>\s*<Prtry>NOAS<\/Prtry>\s*<\/Rsn>/);
    expect([listed, fraud, noAnswer].flatMap(errorsIn)).toEqual([]);
  });

  it('name the party that keeps charges', () => {
    const text = createdFrom(sctRecallYes2021, under2021({ amount: '7.50', charges: '2.50' }));
    expect(text).toMatch(/<ChrgsInf>\s*<Amt Ccy="EUR">2.50<\/Amt>\s*<Pty>/);
    expect(errorsIn(text)).toEqual([]);
  });
});
