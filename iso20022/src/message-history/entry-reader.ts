import type { MessageNode } from '../reader/message-node.ts';
import {
  factsOfPayment,
  factsOfReference,
  groupOf,
  headOf,
  type MessageHead,
  type OriginalGroup,
  type PaymentFacts,
} from './payment-facts.ts';

/** What was read of a message so far. */
export type Reading = { head: MessageHead; group: OriginalGroup; groupNode: MessageNode | undefined };

export const startReading = (): Reading => ({
  head: {
    messageId: undefined,
    createdAt: undefined,
    settlementDate: undefined,
    instructing: undefined,
    instructed: undefined,
    sequence: undefined,
  },
  group: { messageId: undefined, status: undefined },
  groupNode: undefined,
});

const groups = [
  'PmtRtr/OrgnlGrpInf',
  'FIToFIPmtRvsl/OrgnlGrpInf',
  'FIToFIPmtStsReq/OrgnlGrpInf',
  'FIToFIPmtStsRpt/OrgnlGrpInfAndSts',
  'Undrlyg/OrgnlGrpInfAndCxl',
  'CxlDtls/OrgnlGrpInfAndSts',
];

/** Elements that speak of an earlier payment, and what must be read before them. */
export const referenceSelect = ['GrpHdr', 'Assgnmt', ...groups, 'TxInf', 'TxInfAndSts', 'Undrlyg/IntrBk'] as const;
/** Payments of the message's own. */
export const ownPayments: readonly string[] = ['CdtTrfTxInf', 'DrctDbtTxInf'];
/** All of these. */
export const entrySelect: readonly string[] = [...referenceSelect, ...ownPayments];

let latest: { readonly node: MessageNode; readonly use: number | undefined; readonly facts: PaymentFacts } | undefined;

/** Several rules look at the same entry one after the other, so the latest is remembered. */
const referenceAt = (node: MessageNode, { head, group }: Reading): PaymentFacts => {
  if (latest?.node !== node || latest.use !== node.uses)
    latest = { node, use: node.uses, facts: factsOfReference(node, head, group) };
  return latest.facts;
};

/** Reads an element of `entrySelect`; undefined where it is no entry, but says something of those that follow. */
export const readEntry = (reading: Reading, node: MessageNode): PaymentFacts | undefined => {
  switch (node.name) {
    case 'GrpHdr':
    case 'Assgnmt':
      reading.head = headOf(node);
      return undefined;
    case 'TxInf':
    case 'TxInfAndSts':
    case 'IntrBk':
      return referenceAt(node, reading);
    case 'CdtTrfTxInf':
    case 'DrctDbtTxInf':
      return factsOfPayment(node, reading.head);
    default:
      reading.group = groupOf(node);
      reading.groupNode = node;
      return undefined;
  }
};
