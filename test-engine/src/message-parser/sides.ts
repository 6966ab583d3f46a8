import type { Party, Payment } from './parsed-message.ts';

/** The ordering side of a payment: the debtor or, in a direct debit, the creditor. */
export const orderingSide = ({ collection, debtor, creditor }: Payment): Party =>
  collection === undefined ? debtor : creditor;

/** The receiving side: the creditor or, in a direct debit, the debtor. */
export const receivingSide = ({ collection, debtor, creditor }: Payment): Party =>
  collection === undefined ? creditor : debtor;
