import type { Party, Payment } from './order.ts';

/** The side that ordered a payment: who pays it or, by a direct debit, who collects it. */
export const orderingSide = ({ collection, debtor, creditor }: Payment): Party =>
  collection === undefined ? debtor : creditor;

/** The other side: who is paid or, by a direct debit, who pays. */
export const receivingSide = ({ collection, debtor, creditor }: Payment): Party =>
  collection === undefined ? creditor : debtor;
