/** The names of transaction elements; in statements, of entries, in requests for reports, of reports. */
export const transactionNames: readonly string[] = [
  'CdtTrfTxInf',
  'DrctDbtTxInf',
  'TxInf',
  'TxInfAndSts',
  'IntrBk',
  'Ntry',
  'CdtTrfTx',
  'RptgReq',
];

const upToTransaction = new RegExp(`^(?:/[^/]+)*?/(?:${transactionNames.join('|')})(?:\\[(\\d+)\\])?(?=/|$)`);

/** The path of the transaction that contains an element; undefined outside of transactions. */
export const transactionOf = (path: string): string | undefined => upToTransaction.exec(path)?.[0];

const named = /^([^[]+)(?:\[(\d+)\])?$/;

/** The number of a transaction, and its bulk, batch or message if there are several: `PmtInf[2]`. */
export const transactionLocation = (transaction: string): { readonly number: number; readonly within: string } => {
  const steps = transaction.split('/').slice(1);
  const last = named.exec(steps.at(-1) ?? '');
  return {
    number: Number(last?.[2] ?? 1),
    within: steps
      .slice(0, -1)
      .filter((step) => step.endsWith(']'))
      .join('/'),
  };
};
