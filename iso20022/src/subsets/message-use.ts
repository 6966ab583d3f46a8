import type { Profile } from '../profile.ts';
import { descend, type MessageNode, textAt } from '../reader/message-node.ts';

/** What decides besides the content: the scheme, and the BIC of the clearing. */
export type UseContext = Pick<Profile, 'scheme' | 'clearing'>;

/** Recognises the use of a message from a transaction, or from a part before it; undefined while nothing decides. */
type Recognition = (part: MessageNode, message: MessageNode, context: UseContext) => string | undefined;

/** Reasons of a request for recall by the originator; EPC125-05 and EPC004-16, the reason codes of the request. */
const reasonsOfRequests = ['CUST', 'AC03', 'AM09'];

const reasonIn = (part: MessageNode, information: string): string | undefined =>
  descend(part, information, 'Rsn')?.children[0]?.text;

const recall: Recognition = (part) => {
  const reason = reasonIn(part, 'CxlRsnInf');
  if (reason === undefined) return undefined;
  return reasonsOfRequests.includes(reason) ? 'requestForRecall' : 'recall';
};

const returned: Recognition = (part) => {
  const reason = reasonIn(part, 'RtrRsnInf');
  if (reason === undefined) return undefined;
  return reason === 'FOCR' ? 'recallAnswer' : 'return';
};

const usesByStatus: Readonly<Record<string, string>> = {
  RJCR: 'recallAnswer',
  ACNR: 'paymentFound',
  RJNR: 'paymentNotFound',
  ACVA: 'valueDateCorrected',
  CVAA: 'valueDateNotCorrected',
  RJVA: 'valueDateNotCorrected',
};

const investigationAnswer: Recognition = (part, message) =>
  usesByStatus[textAt(part.name === 'Sts' ? part : descend(message, 'Sts'), 'Conf') ?? ''];

const usesByOriginal: Readonly<Record<string, string>> = {
  'camt.056': 'recall',
  'camt.027': 'inquiry',
  'camt.087': 'inquiry',
  'pacs.008': 'payment',
};

const statusRequest: Recognition = (part, message) => {
  const group = part.name === 'OrgnlGrpInf' ? part : descend(part, 'OrgnlGrpInf');
  const name = textAt(group ?? descend(message, 'OrgnlGrpInf'), 'OrgnlMsgNmId');
  return usesByOriginal[name?.slice(0, 8) ?? ''];
};

/** Local instrument of payments with extended remittance information; EPC132-08 and EPC115-06, the optional service. */
const extendedRemittanceCode = 'PERI';

const instrumentIn = (node: MessageNode | undefined): string | undefined => textAt(node, 'PmtTpInf', 'LclInstrm', 'Cd');

const isExtendedRemittance = (payment: MessageNode): boolean => {
  const { parent } = payment;
  const instrument = instrumentIn(payment) ?? instrumentIn(parent) ?? instrumentIn(descend(parent, 'GrpHdr'));
  return instrument === extendedRemittanceCode;
};

const transfer: Recognition = (part) => {
  if (part.name !== 'CdtTrfTxInf') return undefined;
  return isExtendedRemittance(part) ? 'extendedRemittance' : 'transfer';
};

const paymentOrder: Recognition = (part) => {
  if (part.name !== 'CdtTrfTxInf') return undefined;
  if (descend(part, 'CdtrAcct', 'Id', 'Othr') !== undefined) return 'transferBack';
  return isExtendedRemittance(part) ? 'extendedRemittance' : 'order';
};

const bankOf = (header: MessageNode | undefined): string | undefined =>
  textAt(header, 'InstgAgt', 'FinInstnId', 'BICFI') ?? textAt(header, 'InstgAgt', 'FinInstnId', 'BIC');

const isOfClearing = (message: MessageNode, part: MessageNode, { clearing }: UseContext): boolean => {
  const sender = bankOf(part.name === 'GrpHdr' ? part : descend(message, 'GrpHdr'));
  return sender !== undefined && clearing?.bic !== undefined && sender.slice(0, 8) === clearing.bic.slice(0, 8);
};

/** A clearing counts the payments of the original; banks report single payments. */
const counts = (group: MessageNode): boolean =>
  descend(group, 'OrgnlNbOfTxs') !== undefined && descend(group, 'NbOfTxsPerSts') !== undefined;

/** R-messages and confirmations of instant payments; EPC122-16 has no status report about them. */
const instantRMessages = ['pacs.002', 'pacs.004', 'camt.056', 'camt.029', 'pacs.028'];

/**
 * The clearing reports on R-messages in its own form. EPC122-16 has the positive and the negative confirmation for
 * everything else, from banks and clearings.
 */
export const isReportedAsInstantPayment = (originalMessageName: string): boolean =>
  !instantRMessages.includes(originalMessageName.slice(0, 8));

const statusReport: Recognition = (part, message, context) => {
  const isInstant = context.scheme === 'inst';
  const group = part.name === 'OrgnlGrpInfAndSts' ? part : descend(message, 'OrgnlGrpInfAndSts');
  if (group === undefined) return !isInstant && isOfClearing(message, part, context) ? 'clearingReport' : undefined;
  if (isInstant && isReportedAsInstantPayment(textAt(group, 'OrgnlMsgNmId') ?? ''))
    return textAt(group, 'GrpSts') === 'ACCP' ? 'positive' : 'negative';
  return counts(group) || isOfClearing(message, part, context) ? 'clearingReport' : 'negative';
};

/** Results of a verification of payee, which banks report with the message that also reports on orders. */
const verificationStatuses = ['RCVC', 'RVCM', 'RVMC', 'RVNM', 'RVNA', 'RVNC'];

const orderReport: Recognition = (part) => {
  const status = part.name === 'PmtInfSts' ? part.text : (textAt(part, 'GrpSts') ?? textAt(part, 'TxSts'));
  if (status === undefined) return undefined;
  return verificationStatuses.includes(status) ? 'payeeVerification' : 'report';
};

const recognitions: Readonly<Record<string, Recognition>> = {
  'camt.056': recall,
  'pacs.004': returned,
  'camt.029': investigationAnswer,
  'pacs.028': statusRequest,
  'pacs.002': statusReport,
  'pacs.008': transfer,
  'pain.001': paymentOrder,
  'pain.002': orderReport,
};

const none: Recognition = () => undefined;

/** By the message type, because most types are asked for every transaction. */
const recognitionOf = new Map<string, Recognition>();

const findRecognition = (messageType: string): Recognition => {
  const recognition = recognitions[messageType.slice(0, 8)] ?? none;
  recognitionOf.set(messageType, recognition);
  return recognition;
};

/** The use of the message to which a part belongs; `message` is the message element, as far as it has been read. */
export const useOf = (
  messageType: string,
  part: MessageNode,
  message: MessageNode,
  context: UseContext,
): string | undefined => (recognitionOf.get(messageType) ?? findRecognition(messageType))(part, message, context);
