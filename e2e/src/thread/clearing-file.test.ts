import {
  readReportRoute,
  renameFileRoute,
  switchFileDirectionRoute,
  uploadFileRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const bulk = (messageId: string): string =>
  samplePayment(messageId, '1.00')
    .replace(/<\?.*\?>\s*/, '')
    .replace(/<\/?Document[^>]*>\s*/g, '')
    .replace('<FIToFICstmrCdtTrf>', '<FIToFICstmrCdtTrf xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">');

const file = (messageId: string, made: string): string => `<c:CreditFile xmlns:c="urn:clearbench:csm:icf">
<c:SndgInst>ZYDODEF0</c:SndgInst><c:RcvgInst>ZYXXDEF0</c:RcvgInst><c:FileRef>F1</c:FileRef><c:SrvcId>SCT</c:SrvcId>
<c:TstCode>T</c:TstCode><c:FType>ICF</c:FType><c:FDtTm>${made}</c:FDtTm><c:NumCTBlk>2</c:NumCTBlk>
<c:NumPCRBlk>0</c:NumPCRBlk><c:NumRFRBlk>0</c:NumRFRBlk><c:NumROIBlk>0</c:NumROIBlk><c:NumSRBlk>0</c:NumSRBlk>
${bulk(messageId)}
</c:CreditFile>`;

describe('a clearing file', () => {
  const here = serving();
  const upload = async (text: string, fileName: string) => {
    const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName };
    return (await here.tester.call(uploadFileRoute, { query, body: text })).reply.vipFileSummary.fileId;
  };
  const headerRules = (messages: readonly { severity: string; ruleId: string }[]) =>
    messages.filter(({ ruleId }) => ruleId.startsWith('H-')).map(({ severity, ruleId }) => `${severity} ${ruleId}`);
  const checkedAnew = async (fileId: string) =>
    headerRules(
      (await here.tester.call(validateFileRoute, { body: { fileId } })).reply.validationReport.validationMessages,
    );

  it('is validated with the clearing settings of its environment', async () => {
    const fileId = await upload(file('H1', new Date().toISOString()), 'CB01SCTZYDODEF01.I');
    const report = (await here.tester.call(readReportRoute, { params: { fileId }, query: {} })).reply;
    expect(headerRules(report.validationMessages)).toEqual(['Error H-02', 'Error H-08']);
  });

  it('is validated with its name and its direction', async () => {
    const fileId = await upload(file('H2', new Date().toISOString()), 'CB01SCTZYDODEF02.I');
    await here.tester.call(renameFileRoute, { params: { fileId }, body: 'mine.xml' });
    expect(await checkedAnew(fileId)).toEqual(['Warning H-09', 'Error H-02', 'Error H-08']);
    await here.tester.call(switchFileDirectionRoute, { params: { fileId }, body: {} });
    expect(await checkedAnew(fileId)).toEqual(['Warning H-09', 'Error H-02', 'Error H-05', 'Error H-08']);
  });
});
