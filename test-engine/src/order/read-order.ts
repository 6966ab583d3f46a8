import type { MessageNode } from '@clearbench/validation/message-node';
import { readMessage } from '@clearbench/validation/read-message';
import type { Order, OrderHeader, OrderName, Payment, Referral } from './order.ts';
import { orderNames } from './order.ts';
import { emptyHeader, readAssignment, readGroupHeader, withControlData } from './read-header.ts';
import { inquirySelect, readInquiry } from './read-inquiry.ts';
import { readPayment } from './read-payment.ts';
import { type Group, readGroup, readReferral, referralOfGroup } from './read-referral.ts';

type Reading = {
  header: OrderHeader;
  group: Group;
  payments: Payment[];
  referrals: Referral[];
  caseId: string | undefined;
};

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
      reading.referrals.push(readReferral(node, reading.referrals.length + 1, reading.group));
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

/** A status request may ask for a whole message and name no transaction. */
const wholeMessage = (group: Group): Referral[] => (group.messageId === undefined ? [] : [referralOfGroup(group)]);

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
  ...inquirySelect,
];

/** The name of a message the clearing takes in; undefined for any other. */
export const orderNameOf = (messageType: string | undefined): OrderName | undefined =>
  orderNames.find((name) => messageType?.startsWith(`${name}.`));

/** Reads what the clearing asks for, in one pass; what is missing or wrong is left to the checks. */
export const readOrder = (bytes: Uint8Array): Order => {
  const nowhere = { messageId: undefined, messageName: undefined };
  const reading: Reading = { header: emptyHeader, group: nowhere, payments: [], referrals: [], caseId: undefined };
  const { wellFormed, messageType } = readMessage(bytes, { select, onNode: (node) => note(reading, node) });
  const { header, payments } = reading;
  const referrals = reading.referrals.length > 0 ? reading.referrals : wholeMessage(reading.group);
  return { ...header, wellFormed, messageType, name: orderNameOf(messageType), payments, referrals };
};
