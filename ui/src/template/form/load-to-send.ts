import type { PlannedError, Variation } from '@clearbench/contracts/template/generate-routes';
import type { FormValues } from './form-values.ts';

/** A file of many transactions, with an error in a share of them. */
export type Load = { readonly transactions: number; readonly errors?: PlannedError[]; readonly vary?: Variation };

type LoadValues = Pick<
  FormValues,
  'transactions' | 'errorShare' | 'amountFrom' | 'amountTo' | 'varyNames' | 'businessDays'
>;

const variationIn = ({ amountFrom, amountTo, varyNames, businessDays }: LoadValues): Variation | undefined => {
  const [from, to] = [amountFrom.trim(), amountTo.trim()];
  const vary = {
    ...(from === '' ? {} : { amounts: { from, to } }),
    ...(varyNames === 'yes' ? { names: true } : {}),
    ...(businessDays.trim() === '' ? {} : { businessDays: Number(businessDays) }),
  };
  return Object.keys(vary).length === 0 ? undefined : vary;
};

/** Undefined where the template decides on the number of transactions. */
export const loadToSend = (values: LoadValues, ruleId: string | undefined): Load | undefined => {
  const { transactions, errorShare } = values;
  if (transactions.trim() === '') return undefined;
  const vary = variationIn(values);
  const count = { transactions: Number(transactions), ...(vary ? { vary } : {}) };
  return ruleId === undefined ? count : { ...count, errors: [{ ruleId, share: Number(errorShare) / 100 }] };
};
