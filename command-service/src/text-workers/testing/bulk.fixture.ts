import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';

const payment = /<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/;

/** A bulk of payments of 250.00 whose ids differ; `change` has the text of a payment and its number from 1. */
export const bulkXml = (
  transactions: number,
  change = (one: string, _number: number): string => one,
  total = '250.00',
): string => {
  const message = pacs008();
  const sample = payment.exec(message)?.[0] ?? '';
  const payments = Array.from({ length: transactions }, (_, at) =>
    change(sample.replace('ZYDO-TX-0001', `TX-${at + 1}`), at + 1),
  );
  return message
    .replace(payment, () => payments.join('\n'))
    .replace('<NbOfTxs>1<', `<NbOfTxs>${transactions}<`)
    .replace(/(<TtlIntrBkSttlmAmt Ccy="EUR">)[^<]*/, `$1${total}`);
};
