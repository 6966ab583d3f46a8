import { formsOfProfile } from '@clearbench/iso20022/envelopes/forms-of-profile';
import { camt029, camt056, pacs002, pacs004, pacs028 } from '@clearbench/iso20022/samples/answers';
import { bulkOf, creditFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { readProfile } from '@clearbench/test-engine/envelopes/read-profile';
import { remembering } from './testing/remembering.fixture.ts';

const paid = pacs008({ 'GrpHdr/MsgId': 'ZYDO-20251013-0001', 'GrpHdr/IntrBkSttlmDt': '2025-10-14' });
const incoming = pacs008({
  'GrpHdr/MsgId': 'ZYCO-20251013-0001',
  'GrpHdr/IntrBkSttlmDt': '2025-10-14',
  'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001',
});

const ownProfile = `profile: nested-bank
name: Nested bank
header: { sender: Hdr/From/BIC, receiver: Hdr/To/BIC, reference: Hdr/Refs/Own }
files:
  - { type: IN, family: credit, role: input, root: In, namespace: 'urn:nested:in', services: [SCT],
      fields: [sender, receiver, reference], bulks: [{ element: FIToFICstmrCdtTrf }] }
  - { type: OUT, family: credit, role: validation, root: Out, namespace: 'urn:nested:out', services: [SCT],
      fields: [sender, receiver, reference], bulks: [{ element: FIToFIPmtStsRpt }] }
`;
const ownFile = `<In xmlns="urn:nested:in"><Hdr><From><BIC>ZYDODEF0</BIC></From><To><BIC>ZYCSDEF0</BIC></To><Refs><Own>N1</Own></Refs></Hdr>${bulkOf(pacs008())}</In>`;

describe('message history of a text', () => {
  it('is empty initially', async () => {
    const { found } = await remembering();
    expect(await found(pacs008())).toEqual([]);
    expect(await found(camt056())).toEqual(['R-01.message']);
  });

  it('contains used ids, except those of the same file, of the clearing or of other environments', async () => {
    const { takenIn: accepted, found } = await remembering();
    await accepted(pacs008());
    expect(await found(pacs008())).toEqual(['G-01', 'I-01.seen']);
    expect(await found(pacs008(), { fileId: 'f-ZYDO-20251015-0001' })).toEqual([]);
    expect(await found(pacs008(), { memory: 'e2' })).toEqual([]);
    expect(await found(pacs008(), { direction: 'ST' })).toEqual([]);
    await accepted(pacs008({ 'GrpHdr/MsgId': 'NEXT', 'CdtTrfTxInf/PmtId/TxId': 'NEXT-TX' }));
    expect(await found(pacs008({ 'GrpHdr/MsgId': 'NEW', 'CdtTrfTxInf/PmtId/TxId': 'NEXT-TX' }))).toEqual(['I-01.seen']);
  });

  it('covers every message of a file', async () => {
    const { takenIn: accepted, found } = await remembering();
    await accepted(pacs008());
    const other = { 'GrpHdr/MsgId': 'OTHER', 'CdtTrfTxInf/PmtId/TxId': 'OTHER-TX' };
    expect(await found(creditFile({}, [pacs008(), pacs008(other)]))).toEqual(['G-01', 'I-01.seen']);
    expect(await found(creditFile({}, [pacs008(other), camt056()]))).toEqual(['R-01.message']);
  });

  it('contains the same file reference of the same sender, except that of the same file', async () => {
    const { fileTakenIn: fileAccepted, found } = await remembering();
    await fileAccepted('F1', 'ada');
    expect(await found(creditFile(), { userId: 'ada' })).toEqual(['H-06.used']);
    expect(await found(creditFile({ FileRef: 'F2' }), { userId: 'ada' })).toEqual([]);
    expect(await found(creditFile(), { userId: 'ada', fileId: 'f-F1' })).toEqual([]);
    expect(await found(creditFile(), { userId: 'ada', memory: 'e2' })).toEqual([]);
    expect(await found(creditFile(), { userId: 'ada', direction: 'ST' })).toEqual([]);
    expect(await found(creditFile(), { userId: 'bob' })).toEqual([]);
    expect(await found(creditFile())).toEqual([]);
  });

  it('contains the reference of a file in a profile of administrators, also of a long file', async () => {
    const read = readProfile(ownProfile);
    if (read.profile === undefined) throw new Error(JSON.stringify(read.faults));
    const { fileTakenIn: fileAccepted, found } = await remembering({
      ...sctProfile,
      envelopes: formsOfProfile(read.profile),
    });
    await fileAccepted('N1', 'ada');
    for (const text of [ownFile, `${ownFile}${' '.repeat(300_000)}`]) {
      expect(await found(text, { userId: 'ada' })).toEqual(['H-06.used']);
      expect(await found(text.replace('N1', 'N2'), { userId: 'ada' })).toEqual([]);
    }
  });

  it("is that of a clearing's message for an answer", async () => {
    const { takenIn: accepted, found } = await remembering();
    await accepted(incoming, { own: true });
    expect(await found(incoming)).toEqual([]);
    expect(await found(incoming, { direction: 'ST' })).toEqual(['G-01']);
    const own = 'f-ZYCO-20251013-0001';
    expect(await found(incoming, { direction: 'ST', fileId: own })).toEqual([]);
    expect(await found(incoming, { direction: 'ST', causedByFileId: own })).toEqual([]);
    expect(await found(incoming, { direction: 'ST', isStored: false })).toEqual([]);
    expect(await found(pacs004())).toEqual([]);
  });

  it('contains the payments that it refers to', async () => {
    const { takenIn: accepted, found, reads } = await remembering();
    await accepted(incoming, { own: true });
    const dear = { 'TxInf/OrgnlIntrBkSttlmAmt': '251.00', 'TxInf/OrgnlIntrBkSttlmDt': '2025-10-13' };
    expect(await found(pacs004(dear))).toEqual(['R-02.amount', 'R-02.date']);
    expect(await found(pacs004({ 'TxInf/OrgnlTxId': 'OTHER' }))).toEqual(['R-01.payment']);
    const before = reads();
    expect(await found(pacs004({ 'TxInf/RtrdIntrBkSttlmAmt': '249.00' }))).toEqual(['R-05.whole']);
    expect(reads()).toBe(before);
  });

  it('contains later messages of users about them, except the same file', async () => {
    const { takenIn: accepted, referring, found } = await remembering();
    const returned = await referring('pacs.004.001.09', 'f1', 'ZYCO-TX-0001');
    const other = await referring('pacs.004.001.09', 'f2', 'ZYCO-TX-0002');
    await accepted(incoming, { own: true, referredBy: [returned, other] });
    expect(await found(pacs004())).toEqual(['R-03.returned']);
    expect(await found(pacs004(), { fileId: 'f1' })).toEqual([]);
    expect(await found(camt029())).toEqual(['R-03.returned']);
  });

  it('contains the answers of the clearing', async () => {
    const { takenIn: accepted, answered, found } = await remembering();
    await accepted(paid);
    expect(await found(camt056())).toEqual([]);
    await answered('ZYDO-20251013-0001', pacs002({ 'OrgnlGrpInfAndSts/OrgnlMsgId': 'ZYDO-20251013-0001' }));
    expect(await found(camt056())).toEqual(['R-14.rejected']);
    expect(await found(camt056(), { fileId: 'a0-ZYDO-20251013-0001' })).toEqual([]);
    await answered('ZYDO-20251013-0001', pacs002());
    expect(await found(camt056())).toEqual([]);
  });

  it('contains the state of a recall', async () => {
    const { takenIn: accepted, answered, found } = await remembering();
    await accepted(camt056({ 'Assgnmt/Id': 'RECALL' }));
    const requested = pacs028({ 'TxInf/OrgnlGrpInf/OrgnlMsgId': 'RECALL' });
    expect(await found(requested)).toEqual(['R-15.early']);
    const about = 'CxlDtls/TxInfAndSts/OrgnlGrpInf/OrgnlMsgId';
    const ofIt = { [about]: 'ZYDO-20251013-0001', 'CxlDtls/TxInfAndSts/OrgnlTxId': 'ZYDO-TX-0001' };
    await answered('RECALL', camt029(ofIt));
    expect(await found(requested)).toEqual(['R-15.answered', 'R-15.early']);
  });

  it("contains the other bank's answer to a recall", async () => {
    const { takenIn: accepted, answered, referring, found } = await remembering();
    const recall = await referring('camt.056.001.08', 'f1', 'ZYDO-TX-0001');
    await accepted(paid, { referredBy: [recall] });
    const entry = 'TxInf';
    const agreed = pacs004({
      'GrpHdr/MsgId': 'YES',
      [`${entry}/OrgnlGrpInf/OrgnlMsgId`]: 'ZYDO-20251013-0001',
      [`${entry}/OrgnlTxId`]: 'ZYDO-TX-0001',
      [`${entry}/RtrRsnInf/Rsn/Cd`]: 'FOCR',
    });
    await answered('f1', agreed);
    expect(await found(agreed, { direction: 'ST', fileId: 'a0-f1' })).toEqual([]);
    expect(await found(camt056(), { fileId: 'f1' })).toEqual([]);
    expect(await found(camt056())).toEqual(['R-03.recalled', 'R-14.returned']);
  });

  it('contains the uses of mandates', async () => {
    const { takenIn: accepted, found } = await remembering({ ...sctProfile, scheme: 'core' });
    const sequence = 'DrctDbtTxInf/PmtTpInf/SeqTp';
    const [first, second] = [
      pacs003({ [sequence]: 'FNAL' }),
      pacs003({ 'GrpHdr/MsgId': 'D2', 'DrctDbtTxInf/PmtId/TxId': 'D2' }),
    ];
    await accepted(second, { fileId: 'f2' });
    expect(await found(first)).toEqual([]);
    await accepted(first);
    expect(await found(second, { fileId: 'f2' })).toEqual(['D-08.ended']);
  });

  it('is limited after very many payments, and reports that', async () => {
    const { takenIn: accepted, check, profiles } = await remembering();
    const bulk = pacs008().replace(/<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/, (one) =>
      Array.from({ length: 1_001 }, (_, number) => one.replace('ZYDO-TX-0001', `ZYDO-MANY-${number}`)).join(''),
    );
    await check(bulk);
    expect(profiles.map(({ earlier }) => earlier?.compared)).toEqual([undefined]);
    await accepted(bulk);
    await check(bulk);
    const earlier = profiles.at(-1)?.earlier;
    // The ids of its payments, and its own id.
    expect([Object.keys(earlier?.uses ?? {}).length, earlier?.compared]).toEqual([1_001, 1_000]);
    expect(profiles).toHaveLength(2);
  });

  it('is limited after references to very many messages, and reports that', async () => {
    const { check, profiles } = await remembering();
    const bulk = pacs004().replace(/<TxInf>[\s\S]*<\/TxInf>/, (one) =>
      Array.from({ length: 12 }, (_, number) => one.replace('ZYCO-20251013-0001', `OTHER-${number}`)).join(''),
    );
    await check(bulk);
    const earlier = profiles.at(-1)?.earlier;
    expect([Object.keys(earlier?.messages ?? {}).length, earlier?.compared]).toEqual([10, 10]);
  });

  it('is not looked up for a text without references', async () => {
    const { takenIn: accepted, check, profiles } = await remembering();
    await accepted(incoming);
    await check(pacs008());
    expect(profiles).toHaveLength(1);
    await check(pacs004());
    expect(profiles).toHaveLength(3);
  });
});
