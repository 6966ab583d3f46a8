/** Where a customer's payment stands between banks: in a bulk of credit transfers or of direct debits. */
export const customerPayments: readonly string[] = ['FIToFICstmrCdtTrf/CdtTrfTxInf', 'FIToFICstmrDrctDbt/DrctDbtTxInf'];

/** Where it stands in the order of a customer: of transfers, or of collections. */
export const orderedPayments: readonly string[] = ['PmtInf/CdtTrfTxInf', 'PmtInf/DrctDbtTxInf'];

/** What it amounts to there. */
export const orderedAmounts: readonly string[] = ['PmtInf/CdtTrfTxInf/Amt/InstdAmt', 'PmtInf/DrctDbtTxInf/InstdAmt'];

/** The elements of a customer's payment at these paths below it. */
export const ofPayments = (...paths: readonly string[]): readonly string[] =>
  ['CdtTrfTxInf', 'DrctDbtTxInf'].flatMap((payment) => paths.map((path) => `${payment}/${path}`));

/** The header of a bulk of customer payments. */
export const paymentHeaders: readonly string[] = ['FIToFICstmrCdtTrf/GrpHdr', 'FIToFICstmrDrctDbt/GrpHdr'];
