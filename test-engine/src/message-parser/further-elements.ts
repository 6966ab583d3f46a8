import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';

/** A copied element: its name, its value or elements, and the currency of an amount. */
export type CopiedElement = readonly [
  name: string,
  content: string | readonly CopiedElement[],
  currency?: string | undefined,
];

/** An account, an ultimate party or a party of a payment, with all its elements. */
export type FurtherParty = {
  readonly party: CopiedElement | undefined;
  readonly ultimate: CopiedElement | undefined;
  readonly account: CopiedElement | undefined;
};

/**
 * Elements of a payment that contain more than the checks read; answers repeat them. An element with nothing more is
 * undefined, so that large bulks of simple payments take no more memory.
 */
export type FurtherElements = {
  readonly debtor: FurtherParty;
  readonly creditor: FurtherParty;
  readonly paymentType: CopiedElement | undefined;
  readonly purpose: CopiedElement | undefined;
  readonly remittance: CopiedElement | undefined;
  readonly mandate: CopiedElement | undefined;
};

export const copyOf = ({ name, text, attributes, children }: MessageNode): CopiedElement =>
  children.length === 0 ? [name, text, attributes.Ccy] : [name, children.map(copyOf)];

/** A copy where the element contains others than these. */
const copyBeyond = (node: MessageNode | undefined, ...known: readonly string[]): CopiedElement | undefined =>
  node?.children.some(({ name }) => !known.includes(name)) ? copyOf(node) : undefined;

const furtherParty = (node: MessageNode, role: 'Dbtr' | 'Cdtr'): FurtherParty => ({
  party: copyBeyond(descend(node, role), 'Nm'),
  ultimate: copyBeyond(descend(node, `Ultmt${role}`)),
  account: copyBeyond(descend(node, `${role}Acct`), 'Id'),
});

const hasSeveral = (node: MessageNode | undefined): boolean => (node?.children.length ?? 0) > 1;

const isEmpty = ({ party, ultimate, account }: FurtherParty): boolean =>
  party === undefined && ultimate === undefined && account === undefined;

const instruments = ['INST', 'CORE', 'B2B'];

/** The payment type of a bulk or a payment if it has more than the service level and the scheme. */
export const furtherPaymentType = (node: MessageNode): CopiedElement | undefined => {
  const type = descend(node, 'PmtTpInf');
  const instrument = textAt(type, 'LclInstrm', 'Cd');
  const isOfScheme = instrument === undefined || instruments.includes(instrument);
  return copyBeyond(type, 'SvcLvl', 'SeqTp', ...(isOfScheme ? ['LclInstrm'] : []));
};

/** The further elements of a CdtTrfTxInf or DrctDbtTxInf, and the payment type of its bulk; undefined if it has none. */
export const furtherElementsOf = (
  node: MessageNode,
  ofBulk: CopiedElement | undefined,
): FurtherElements | undefined => {
  const debtor = furtherParty(node, 'Dbtr');
  const creditor = furtherParty(node, 'Cdtr');
  const remittanceNode = descend(node, 'RmtInf');
  const remittance = hasSeveral(remittanceNode) ? remittanceNode && copyOf(remittanceNode) : undefined;
  const rest = {
    paymentType: furtherPaymentType(node) ?? ofBulk,
    purpose: copyBeyond(descend(node, 'Purp')),
    remittance: remittance ?? copyBeyond(remittanceNode, 'Ustrd'),
    mandate: copyBeyond(descend(node, 'DrctDbtTx', 'MndtRltdInf'), 'MndtId', 'DtOfSgntr'),
  };
  const isPlain = isEmpty(debtor) && isEmpty(creditor) && Object.values(rest).every((one) => one === undefined);
  return isPlain ? undefined : { debtor, creditor, ...rest };
};
