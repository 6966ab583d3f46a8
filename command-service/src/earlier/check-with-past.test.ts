import {
  type SeenMessageDocument,
  seenMessageId,
  seenMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { readModels } from '@clearbench/stores/read-models';
import { fingerprintsOf } from '@clearbench/validation/earlier/fingerprints';
import { readAccount } from '@clearbench/validation/earlier/read-account';
import { readQuestion } from '@clearbench/validation/earlier/read-question';
import type { Profile } from '@clearbench/validation/profile';
import { camt029, camt056, pacs002, pacs004, pacs028 } from '@clearbench/validation/rules/samples/answers';
import { pacs003 } from '@clearbench/validation/rules/samples/pacs-003';
import { pacs008 } from '@clearbench/validation/rules/samples/pacs-008';
import { sctProfile } from '@clearbench/validation/rules/samples/profiles';
import { checkText } from '../bench/check-text.ts';
import type { Workplace } from '../workplace.ts';
import { checkWithPast } from './check-with-past.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const at = '2025-10-14T08:00:00.000Z';
const ofPast = /^(G-01|D-08|I-0[14]|R-0[1235]|R-1[145])/;

/** An environment whose clearing remembers what a test puts there. */
const stage = async (profile: Profile = sctProfile) => {
  const documents = memoryDocumentStore();
  await documents.prepare(seenMessageView.name, seenMessageView.shape);
  const contents = memoryContentStore();
  let read = 0;
  const profiles: Profile[] = [];
  const bench = {
    question: async (bytes: Uint8Array) => readQuestion(bytes),
    check: (bytes: Uint8Array, against: Profile) => {
      profiles.push(against);
      return checkText(bytes, against, () => false);
    },
    account: async (...[bytes, wanted]: Parameters<typeof readAccount>) => {
      read += 1;
      return readAccount(bytes, wanted);
    },
  };
  let position = 0;
  const views = readModels(documents, {
    active: (name) => name,
    position: () => position,
    reached: async () => undefined,
  });
  const workplace = { views, contents, bench } as unknown as Workplace;
  const write = (collection: string, id: string, document: Readonly<Record<string, unknown>>) =>
    documents.apply(collection, [{ id, position, document }]);

  const takenIn = async (xml: string, more: Partial<SeenMessageDocument> = {}) => {
    position += 1;
    const { messageId = '', messageType = '' } = readQuestion(bytesOf(xml));
    const { sha256 } = await contents.put(bytesOf(xml));
    const prints = await contents.put(fingerprintsOf(bytesOf(xml)));
    const seen: SeenMessageDocument = {
      environmentId: 'e1',
      messageId,
      messageType,
      transferId: `t-${messageId}`,
      fileId: `f-${messageId}`,
      sha256,
      at,
      position,
      fingerprintsSha256: prints.sha256,
      ...more,
    };
    await write(seenMessageView.name, seenMessageId('e1', messageId), seen);
  };
  const answered = async (messageId: string, ...answers: readonly string[]) => {
    position += 1;
    const told = await Promise.all(
      answers.map(async (xml, index) => ({
        fileId: `a${index}-${messageId}`,
        messageType: readQuestion(bytesOf(xml)).messageType,
        sha256: (await contents.put(bytesOf(xml))).sha256,
        releasedAt: at,
      })),
    );
    const transfer = { transferId: `t-${messageId}`, answers: told } as unknown as TransferDocument;
    await write(transferView.name, transfer.transferId, transfer);
  };
  const referring = async (messageType: string, fileId: string, ...ids: readonly string[]) => {
    const { sha256 } = await contents.put(bytesOf(JSON.stringify(ids)));
    return { messageType, transactionsSha256: sha256, transferId: `t-${fileId}`, fileId, at };
  };
  const check = (xml: string, place = {}) =>
    checkWithPast(workplace, bytesOf(xml), profile, {
      environmentId: 'e1',
      fileId: 'draft',
      direction: 'TS',
      ...place,
    });
  const found = async (xml: string, place = {}) =>
    (await check(xml, place)).report.validationMessages
      .filter(({ ruleId }) => ofPast.test(ruleId))
      .map(({ textKey }) => textKey.replace('finding.', ''));
  return { takenIn, answered, referring, check, found, profiles, reads: () => read };
};

const paid = pacs008({ 'GrpHdr/MsgId': 'ZYDO-20251013-0001', 'GrpHdr/IntrBkSttlmDt': '2025-10-14' });
const incoming = pacs008({
  'GrpHdr/MsgId': 'ZYCO-20251013-0001',
  'GrpHdr/IntrBkSttlmDt': '2025-10-14',
  'CdtTrfTxInf/PmtId/TxId': 'ZYCO-TX-0001',
});

describe('what an environment knows of the past of a text', () => {
  it('is nothing in the beginning', async () => {
    const { found } = await stage();
    expect(await found(pacs008())).toEqual([]);
    expect(await found(camt056())).toEqual(['R-01.message']);
  });

  it('is whether its ids were used, but not by itself, by the clearing or elsewhere', async () => {
    const { takenIn, found } = await stage();
    await takenIn(pacs008());
    expect(await found(pacs008())).toEqual(['G-01', 'I-01.seen']);
    expect(await found(pacs008(), { fileId: 'f-ZYDO-20251015-0001' })).toEqual([]);
    expect(await found(pacs008(), { environmentId: 'e2' })).toEqual([]);
    expect(await found(pacs008(), { direction: 'ST' })).toEqual([]);
    await takenIn(pacs008({ 'GrpHdr/MsgId': 'NEXT', 'CdtTrfTxInf/PmtId/TxId': 'NEXT-TX' }));
    expect(await found(pacs008({ 'GrpHdr/MsgId': 'NEW', 'CdtTrfTxInf/PmtId/TxId': 'NEXT-TX' }))).toEqual(['I-01.seen']);
  });

  it('is a message of the clearing for what the clearing sends', async () => {
    const { takenIn, found } = await stage();
    await takenIn(incoming, { own: true });
    expect(await found(incoming)).toEqual([]);
    expect(await found(incoming, { direction: 'ST' })).toEqual(['G-01']);
    expect(await found(pacs004())).toEqual([]);
  });

  it('is what the payments it speaks of were', async () => {
    const { takenIn, found, reads } = await stage();
    await takenIn(incoming, { own: true });
    const dear = { 'TxInf/OrgnlIntrBkSttlmAmt': '251.00', 'TxInf/OrgnlIntrBkSttlmDt': '2025-10-13' };
    expect(await found(pacs004(dear))).toEqual(['R-02.amount', 'R-02.date']);
    expect(await found(pacs004({ 'TxInf/OrgnlTxId': 'OTHER' }))).toEqual(['R-01.payment']);
    const before = reads();
    expect(await found(pacs004({ 'TxInf/RtrdIntrBkSttlmAmt': '249.00' }))).toEqual(['R-05.whole']);
    expect(reads()).toBe(before);
  });

  it('is what testers said about them, but not this very file', async () => {
    const { takenIn, referring, found } = await stage();
    const returned = await referring('pacs.004.001.09', 'f1', 'ZYCO-TX-0001');
    const other = await referring('pacs.004.001.09', 'f2', 'ZYCO-TX-0002');
    await takenIn(incoming, { own: true, referredBy: [returned, other] });
    expect(await found(pacs004())).toEqual(['R-03.returned']);
    expect(await found(pacs004(), { fileId: 'f1' })).toEqual([]);
    expect(await found(camt029())).toEqual(['R-03.returned']);
  });

  it('is what the clearing answered', async () => {
    const { takenIn, answered, found } = await stage();
    await takenIn(paid);
    expect(await found(camt056())).toEqual([]);
    await answered('ZYDO-20251013-0001', pacs002({ 'OrgnlGrpInfAndSts/OrgnlMsgId': 'ZYDO-20251013-0001' }));
    expect(await found(camt056())).toEqual(['R-14.rejected']);
    expect(await found(camt056(), { fileId: 'a0-ZYDO-20251013-0001' })).toEqual([]);
    await answered('ZYDO-20251013-0001', pacs002());
    expect(await found(camt056())).toEqual([]);
  });

  it('is where a recall stands', async () => {
    const { takenIn, answered, found } = await stage();
    await takenIn(camt056({ 'Assgnmt/Id': 'RECALL' }));
    const asked = pacs028({ 'TxInf/OrgnlGrpInf/OrgnlMsgId': 'RECALL' });
    expect(await found(asked)).toEqual(['R-15.early']);
    const about = 'CxlDtls/TxInfAndSts/OrgnlGrpInf/OrgnlMsgId';
    const ofIt = { [about]: 'ZYDO-20251013-0001', 'CxlDtls/TxInfAndSts/OrgnlTxId': 'ZYDO-TX-0001' };
    await answered('RECALL', camt029(ofIt));
    expect(await found(asked)).toEqual(['R-15.answered', 'R-15.early']);
  });

  it('is what mandates were used for', async () => {
    const { takenIn, found } = await stage({ ...sctProfile, scheme: 'core' });
    const sequence = 'DrctDbtTxInf/PmtTpInf/SeqTp';
    const [first, second] = [
      pacs003({ [sequence]: 'FNAL' }),
      pacs003({ 'GrpHdr/MsgId': 'D2', 'DrctDbtTxInf/PmtId/TxId': 'D2' }),
    ];
    await takenIn(second, { fileId: 'f2' });
    expect(await found(first)).toEqual([]);
    await takenIn(first);
    expect(await found(second, { fileId: 'f2' })).toEqual(['D-08.ended']);
  });

  it('ends after very many payments, and says so', async () => {
    const { takenIn, check, profiles } = await stage();
    const bulk = pacs008().replace(/<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/, (one) =>
      Array.from({ length: 1_001 }, (_, number) => one.replace('ZYDO-TX-0001', `ZYDO-MANY-${number}`)).join(''),
    );
    await check(bulk);
    expect(profiles.map(({ earlier }) => earlier?.compared)).toEqual([undefined]);
    await takenIn(bulk);
    await check(bulk);
    const earlier = profiles.at(-1)?.earlier;
    expect([Object.keys(earlier?.uses ?? {}).length, earlier?.compared]).toEqual([1_000, 1_000]);
    expect(profiles).toHaveLength(2);
  });

  it('costs a text nothing of which it holds nothing', async () => {
    const { takenIn, check, profiles } = await stage();
    await takenIn(incoming);
    await check(pacs008());
    expect(profiles).toHaveLength(1);
    await check(pacs004());
    expect(profiles).toHaveLength(3);
  });
});
