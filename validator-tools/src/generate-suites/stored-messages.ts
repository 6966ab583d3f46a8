import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import { camt029, camt056, pacs002, pacs004, pacs028 } from '@clearbench/iso20022/samples/answers';
import { creditFile, writtenFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs003, pacs003B2b } from '@clearbench/iso20022/samples/pacs-003';
import { pacs007 } from '@clearbench/iso20022/samples/pacs-007';
import { instant, pacs008 } from '@clearbench/iso20022/samples/pacs-008';

type Of = { readonly scheme: Scheme; readonly rulebook: RbVersion };
type Changes = Readonly<Record<string, string | undefined>>;

/** A placeholder of the format of test cases. */
const value = (name: string): string => `\${${name}}`;

const bank = value('bank');
const now = value('clock.now');
const settlement = value('clock.nextBusinessDay');

const header = (id: string): Changes => ({
  'GrpHdr/MsgId': value(id),
  'GrpHdr/CreDtTm': now,
  'GrpHdr/InstgAgt/FinInstnId/BICFI': bank,
});

const payment = (amountId: string): Changes => ({
  'CdtTrfTxInf/PmtId/TxId': value(amountId),
  'CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI': bank,
  'CdtTrfTxInf/RmtInf/Ustrd': value('remittance'),
  'GrpHdr/TtlIntrBkSttlmAmt': value('amount'),
  'CdtTrfTxInf/IntrBkSttlmAmt': value('amount'),
});

const instantPayment = (rulebook: RbVersion): string =>
  instant(
    {
      ...header('paymentId'),
      ...payment('transactionId'),
      'GrpHdr/IntrBkSttlmDt': value('clock.today'),
      'CdtTrfTxInf/AccptncDtTm': value('clock.accepted'),
    },
    rulebook,
  );

/** The references of an R-message below its transaction; `of` is the step of the original. */
const reference = (at: string, of: string, message: string): Changes => ({
  [`${at}/OrgnlGrpInf/OrgnlMsgId`]: value(`${of}.messageId`),
  [`${at}/OrgnlGrpInf/OrgnlMsgNmId`]: message,
  [`${at}/OrgnlEndToEndId`]: value(`${of}.endToEndId`),
  [`${at}/OrgnlTxId`]: value(`${of}.transactionId`),
});

const originalParties = (at: string, of: string): Changes => ({
  [`${at}/OrgnlTxRef/DbtrAcct/Id/IBAN`]: value(`${of}.debtorIban`),
  [`${at}/OrgnlTxRef/DbtrAgt/FinInstnId/BICFI`]: value(`${of}.debtorAgent`),
  [`${at}/OrgnlTxRef/CdtrAcct/Id/IBAN`]: value(`${of}.creditorIban`),
});

const amountAndDate = (at: string, of: string): Changes => ({
  [`${at}/OrgnlIntrBkSttlmAmt`]: value(`${of}.amount`),
  [`${at}/OrgnlIntrBkSttlmDt`]: value(`${of}.settlementDate`),
});

const returned = ({ rulebook }: Of, message: string, reason: string): string =>
  pacs004(
    {
      ...header('replyId'),
      'GrpHdr/TtlRtrdIntrBkSttlmAmt': value('incoming.amount'),
      'GrpHdr/IntrBkSttlmDt': settlement,
      'TxInf/RtrId': value('replyTransactionId'),
      ...reference('TxInf', 'incoming', message),
      ...amountAndDate('TxInf', 'incoming'),
      'TxInf/RtrdIntrBkSttlmAmt': value('incoming.amount'),
      'TxInf/RtrRsnInf/Orgtr/Id/OrgId/AnyBIC': bank,
      'TxInf/RtrRsnInf/Rsn/Cd': reason,
      ...(reason === 'FOCR' ? { 'TxInf/RtrRsnInf/AddtlInf': 'Positive answer to the recall' } : {}),
      ...originalParties('TxInf', 'incoming'),
    },
    rulebook,
  );

const assignment: Changes = {
  'Assgnmt/Id': value('replyId'),
  'Assgnmt/Assgnr/Agt/FinInstnId/BICFI': bank,
  'Assgnmt/CreDtTm': now,
};

const recall = ({ rulebook }: Of, message: string): string =>
  camt056(
    {
      ...assignment,
      'Undrlyg/TxInf/CxlId': value('replyTransactionId'),
      ...reference('Undrlyg/TxInf', 'payment', message),
      ...amountAndDate('Undrlyg/TxInf', 'payment'),
      'Undrlyg/TxInf/CxlRsnInf/Orgtr': `<Id><OrgId><AnyBIC>${bank}</AnyBIC></OrgId></Id>`,
      ...originalParties('Undrlyg/TxInf', 'payment'),
    },
    rulebook,
  );

const recallNo = ({ rulebook }: Of): string => {
  const at = 'CxlDtls/TxInfAndSts';
  return camt029(
    {
      ...assignment,
      [`${at}/CxlStsId`]: value('replyTransactionId'),
      ...reference(at, 'incoming', 'pacs.008'),
      [`${at}/OrgnlTxRef/IntrBkSttlmAmt`]: value('incoming.amount'),
      [`${at}/OrgnlTxRef/IntrBkSttlmDt`]: value('incoming.settlementDate'),
      ...originalParties(at, 'incoming'),
    },
    rulebook,
  );
};

const statusRequest = ({ rulebook }: Of): string =>
  pacs028(
    {
      ...header('statusRequestId'),
      'OrgnlGrpInf/OrgnlMsgId': value('recall.messageId'),
      'TxInf/StsReqId': value('statusTransactionId'),
      'TxInf/OrgnlInstrId': value('recall.ownId'),
      'TxInf/OrgnlEndToEndId': value('payment.endToEndId'),
      'TxInf/OrgnlTxId': value('payment.transactionId'),
      'TxInf/OrgnlTxRef/IntrBkSttlmAmt': value('payment.amount'),
      ...originalParties('TxInf', 'payment'),
    },
    rulebook,
  );

const reject = ({ rulebook }: Of): string =>
  pacs002(
    {
      ...header('replyId'),
      'OrgnlGrpInfAndSts/OrgnlMsgId': value('incoming.messageId'),
      'OrgnlGrpInfAndSts/OrgnlMsgNmId': 'pacs.003',
      'TxInfAndSts/StsId': value('replyTransactionId'),
      'TxInfAndSts/OrgnlEndToEndId': value('incoming.endToEndId'),
      'TxInfAndSts/OrgnlTxId': value('incoming.transactionId'),
      'TxInfAndSts/StsRsnInf/Orgtr/Id/OrgId/AnyBIC': bank,
      'TxInfAndSts/StsRsnInf/Rsn/Cd': 'AC04',
      'TxInfAndSts/OrgnlTxRef/IntrBkSttlmAmt': value('incoming.amount'),
      'TxInfAndSts/OrgnlTxRef/IntrBkSttlmDt': value('incoming.settlementDate'),
      ...originalParties('TxInfAndSts', 'incoming'),
    },
    rulebook,
  );

const reversal = ({ scheme, rulebook }: Of): string =>
  pacs007(
    {
      ...header('replyId'),
      'GrpHdr/TtlRvsdIntrBkSttlmAmt': value('payment.amount'),
      'GrpHdr/IntrBkSttlmDt': settlement,
      'OrgnlGrpInf/OrgnlMsgId': value('payment.messageId'),
      'TxInf/RvslId': value('replyTransactionId'),
      'TxInf/OrgnlEndToEndId': value('payment.endToEndId'),
      'TxInf/OrgnlTxId': value('payment.transactionId'),
      'TxInf/OrgnlIntrBkSttlmAmt': value('payment.amount'),
      'TxInf/RvsdIntrBkSttlmAmt': value('payment.amount'),
      'TxInf/RvslRsnInf/Orgtr/Id/OrgId/AnyBIC': bank,
      'TxInf/OrgnlTxRef/IntrBkSttlmDt': value('payment.settlementDate'),
      'TxInf/OrgnlTxRef/PmtTpInf/LclInstrm/Cd': scheme === 'b2b' ? 'B2B' : 'CORE',
      'TxInf/OrgnlTxRef/MndtRltdInf/MndtId': value('payment.mandateId'),
      'TxInf/OrgnlTxRef/Dbtr/Pty/Nm': value('payment.debtorName'),
      'TxInf/OrgnlTxRef/DbtrAcct/Id/IBAN': value('payment.debtorIban'),
      'TxInf/OrgnlTxRef/DbtrAgt/FinInstnId/BICFI': value('payment.debtorAgent'),
      'TxInf/OrgnlTxRef/CdtrAgt/FinInstnId/BICFI': value('payment.creditorAgent'),
      'TxInf/OrgnlTxRef/Cdtr/Pty/Nm': value('payment.creditorName'),
      'TxInf/OrgnlTxRef/CdtrAcct/Id/IBAN': value('payment.creditorIban'),
    },
    rulebook,
  );

/** A file of bulks with one collection. */
const fileOfCollections = ({ scheme, rulebook }: Of): string => {
  const collection = scheme === 'b2b' ? pacs003B2b : pacs003;
  const bulk = collection(
    {
      ...header('paymentId'),
      'GrpHdr/TtlIntrBkSttlmAmt': value('amount'),
      'GrpHdr/IntrBkSttlmDt': value('dueDate'),
      'DrctDbtTxInf/PmtId/TxId': value('transactionId'),
      'DrctDbtTxInf/IntrBkSttlmAmt': value('amount'),
      'DrctDbtTxInf/ReqdColltnDt': value('dueDate'),
      'DrctDbtTxInf/CdtrAgt/FinInstnId/BICFI': bank,
      'DrctDbtTxInf/RmtInf/Ustrd': value('remittance'),
    },
    rulebook,
  );
  const fields = {
    SndgInst: 'ZYAADEF0',
    RcvgInst: 'ZYCSDEF0',
    FileRef: 'F1',
    SrvcId: scheme === 'b2b' ? 'B2B' : 'CORE',
    TstCode: 'T',
    FType: 'IDF',
    FDtTm: now,
    NumDDBlk: '1',
    NumPCRBlk: '0',
    NumREJBlk: '0',
    NumRETBlk: '0',
    NumREVBlk: '0',
  };
  return writtenFile('urn:clearbench:csm:idf', fields, [bulk]).replaceAll('c:CreditFile', 'c:DebitFile');
};

/** A file of bulks with one credit transfer. */
const fileOfBulks = ({ rulebook }: Of): string => {
  const bulk = pacs008(
    { ...header('paymentId'), ...payment('transactionId'), 'GrpHdr/IntrBkSttlmDt': settlement },
    rulebook,
  );
  return creditFile({ SndgInst: 'ZYAADEF0', FDtTm: now }, [bulk]);
};

const messagesOf = (of: Of): Readonly<Record<string, string>> => {
  const { scheme, rulebook } = of;
  const isOld = rulebook < '2023';
  if (isDirectDebit(scheme))
    return {
      cancellation: recall(of, 'pacs.003'),
      file: fileOfCollections(of),
      ...(isOld
        ? {
            return: returned(of, 'pacs.003', 'AC04'),
            ...(scheme === 'core' ? { refund: returned(of, 'pacs.003', 'MD06') } : {}),
            reject: reject(of),
            reversal: reversal(of),
          }
        : {}),
    };
  if (scheme === 'sct') return { file: fileOfBulks(of), ...(isOld ? { 'status-request': statusRequest(of) } : {}) };
  if (!isOld) return {};
  return {
    payment: instantPayment(rulebook),
    recall: recall(of, 'pacs.008'),
    'recall-yes': returned(of, 'pacs.008', 'FOCR'),
    'recall-no': recallNo(of),
  };
};

/** The stored messages of a suite by path: those for which no template exists. */
export const storedMessages = (of: Of): ReadonlyMap<string, string> =>
  new Map(Object.entries(messagesOf(of)).map(([name, text]) => [`messages/${name}.xml`, text]));
