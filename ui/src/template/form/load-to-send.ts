import type { PlannedError } from '@clearbench/contracts/template/generate-routes';
import type { FormValues } from './form-values.ts';

/** A file of many transactions, with an error in a share of them. */
export type Load = { readonly transactions: number; readonly errors?: PlannedError[] };

/** Undefined where the template decides on the number of transactions. */
export const loadToSend = (
  { transactions, errorShare }: Pick<FormValues, 'transactions' | 'errorShare'>,
  ruleId: string | undefined,
): Load | undefined => {
  if (transactions.trim() === '') return undefined;
  const count = { transactions: Number(transactions) };
  return ruleId === undefined ? count : { ...count, errors: [{ ruleId, share: Number(errorShare) / 100 }] };
};
