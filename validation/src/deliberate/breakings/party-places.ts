/** Where a message of payments has its transactions, and of R-messages what stands for one. */
export const transactions = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf', 'TxInfAndSts'];
export const payments = ['CdtTrfTxInf', 'DrctDbtTxInf'];

export const account = (element: string, iban: string): string =>
  `<${element}><Id><IBAN>${iban}</IBAN></Id></${element}>`;
export const agent = (element: string, bic: string): string =>
  `<${element}><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></${element}>`;
export const address = (...parts: readonly string[]): string => `<PstlAdr>${parts.join('')}</PstlAdr>`;
export const other = (id: string, kind: string): string =>
  `<Othr><Id>${id}</Id><SchmeNm><Cd>${kind}</Cd></SchmeNm></Othr>`;
