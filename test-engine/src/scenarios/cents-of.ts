import type { Money } from '../message-parser/parsed-message.ts';

/** The cents of an amount as in the table: `.10` also for 5.1, `.00` for 5. */
export const centsOf = (amount: Money | undefined): string => {
  const fraction = amount?.text.split('.')[1] ?? '';
  return `.${fraction.padEnd(2, '0').slice(0, 2)}`;
};
