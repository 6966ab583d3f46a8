import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { readMessage } from '@clearbench/iso20022/reader/read-message';
import type { MessageHeader, MessageName, ParsedMessage, Payment, RTransaction } from './parsed-message.ts';
import { messageNames } from './parsed-message.ts';
import { emptyHeader, readAssignment, readGroupHeader, withControlData } from './read-header.ts';
import { inquirySelect, readInquiry } from './read-inquiry.ts';
import { readPayment } from './read-payment.ts';
import { type Group, readGroup, readRTransaction, rTransactionOfGroup } from './read-r-transaction.ts';

type Reading = {
  header: MessageHeader;
  group: Group;
  payments: Payment[];
  rTransactions: RTransaction[];
  caseId: string | undefined;
  inquiredPayment: RTransaction | undefined;
};

const nowhere: Group = { messageId: undefined, messageName: undefined };

const note = (reading: Reading, node: MessageNode): void => {
  switch (node.name) {
    case 'GrpHdr':
      reading.header = readGroupHeader(node);
      break;
    case 'Assgnmt':
      reading.header = readAssignment(node);
      break;
    case 'CtrlData':
      reading.header = withControlData(reading.header, node);
      break;
    case 'CdtTrfTxInf':
    case 'DrctDbtTxInf':
      reading.payments.push(readPayment(node, reading.payments.length + 1, reading.header));
      break;
    case 'TxInf':
    case 'TxInfAndSts':
      reading.rTransactions.push(readRTransaction(node, reading.rTransactions.length + 1, reading.group));
      break;
    case 'ModDtls':
      reading.inquiredPayment = readRTransaction(node, 1, nowhere);
      break;
    case 'Case':
    case 'IntrBk':
    case 'Mod':
    case 'InstrForAssgne':
      readInquiry(reading, node);
      break;
    default:
      reading.group = readGroup(node);
  }
};

/** A status request may refer to a whole message without transactions. */
const wholeMessage = (group: Group): RTransaction[] =>
  group.messageId === undefined ? [] : [rTransactionOfGroup(group)];

const select = [
  'GrpHdr',
  'Assgnmt',
  'CtrlData',
  'CdtTrfTxInf',
  'DrctDbtTxInf',
  'TxInf',
  'TxInfAndSts',
  'PmtRtr/OrgnlGrpInf',
  'FIToFIPmtRvsl/OrgnlGrpInf',
  'FIToFIPmtStsRpt/OrgnlGrpInfAndSts',
  'FIToFIPmtStsReq/OrgnlGrpInf',
  'Undrlyg/OrgnlGrpInfAndCxl',
  'CxlDtls/OrgnlGrpInfAndSts',
  'RsltnOfInvstgtn/ModDtls',
  ...inquirySelect,
];

/** The type of an accepted message; undefined for others. */
export const messageNameOf = (messageType: string | undefined): MessageName | undefined =>
  messageNames.find((name) => messageType?.startsWith(`${name}.`));

/** Parses a message in one pass; missing or wrong values are left to the checks. */
export const parseMessage = (bytes: Uint8Array): ParsedMessage => {
  const reading: Reading = {
    header: emptyHeader,
    group: nowhere,
    payments: [],
    rTransactions: [],
    caseId: undefined,
    inquiredPayment: undefined,
  };
  const { wellFormed, messageType } = readMessage(bytes, { select, onNode: (node) => note(reading, node) });
  const { header, payments, inquiredPayment } = reading;
  const rTransactions = reading.rTransactions.length > 0 ? reading.rTransactions : wholeMessage(reading.group);
  const name = messageNameOf(messageType);
  const answered = inquiredPayment === undefined ? {} : { inquiredPayment };
  return { ...header, wellFormed, messageType, name, payments, rTransactions, ...answered };
};
