import { addDecimals, type Decimal, parseDecimal, subtractDecimals } from '@clearbench/iso20022/decimal';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';

/** The elements of one account: a message can have several. */
const accountElements = ['Stmt', 'Rpt', 'Ntfctn'];

/** The elements at this path below a statement. */
export const ofStatements = (path: string): readonly string[] => accountElements.map((name) => `${name}/${path}`);

/** The id is the first element of a statement: with it a statement begins. */
export const statementIds = ofStatements('Id');

/** Selects entries: when the status has been read, amount and direction are there. Details are not kept in memory. */
export const entryStatuses = 'Ntry/Sts';

const paginations = ['StmtPgntn', 'RptPgntn', 'NtfctnPgntn'];

/** Page number and whether it is the last page; undefined without pages. */
export type Page = { readonly node: MessageNode; readonly number: number; readonly isLast: boolean };

const pageIn = (node: MessageNode | undefined): Page | undefined =>
  node && {
    node: descend(node, 'PgNb') ?? node,
    number: Number(textAt(node, 'PgNb')),
    isLast: ['true', '1'].includes(textAt(node, 'LastPgInd') ?? ''),
  };

/** The page of the statement itself. */
export const pageOf = (statement: MessageNode): Page | undefined =>
  pageIn(statement.children.find(({ name }) => paginations.includes(name)));

/** False for a page that is not the only one: its balances and totals include entries of other pages. */
export const isWhole = (statement: MessageNode): boolean =>
  [pageOf(statement), pageIn(descend(statement.parent, 'GrpHdr', 'MsgPgntn'))].every(
    (page) => page === undefined || (page.number === 1 && page.isLast),
  );

/** An amount with its direction: positive for a credit. */
export type SignedAmount = { readonly amount: Decimal; readonly currency: string; readonly isCredit: boolean };

export const directions = { credit: 'CRDT', debit: 'DBIT' } as const;

/** The amount and direction in a balance or an entry; undefined if one of them is missing or unreadable. */
export const signedAmountIn = (node: MessageNode): SignedAmount | undefined => {
  const place = descend(node, 'Amt');
  const amount = place && parseDecimal(place.text);
  const direction = textAt(node, 'CdtDbtInd');
  const currency = place?.attributes.Ccy;
  if (amount === undefined || currency === undefined) return undefined;
  if (direction !== directions.credit && direction !== directions.debit) return undefined;
  return { amount, currency, isCredit: direction === directions.credit };
};

/** The sum with the amount added if it is a credit, or subtracted. */
export const addSigned = (sum: Decimal, { amount, isCredit }: SignedAmount): Decimal =>
  isCredit ? addDecimals(sum, amount) : subtractDecimals(sum, amount);

/** The status of the entry around a status element: a code, since 2019 in an element of its own. */
export const entryStatus = (status: MessageNode): string => textAt(status, 'Cd') ?? status.text;

/** The code of a balance; undefined for a part of a balance (SubTp), and for types of the bank. */
export const balanceCode = (balance: MessageNode): string | undefined => {
  const type = descend(balance, 'Tp');
  if (descend(type, 'SubTp') !== undefined) return undefined;
  // Version 1 of the messages has the code without an element around it.
  return textAt(type, 'CdOrPrtry', 'Cd') ?? textAt(type, 'Cd');
};
