/** The paths of customer payments between banks: in a bulk of credit transfers or of direct debits. */
export const customerPayments: readonly string[] = ['FIToFICstmrCdtTrf/CdtTrfTxInf', 'FIToFICstmrDrctDbt/DrctDbtTxInf'];

/** The paths of customer payments in an order. */
export const orderedPayments: readonly string[] = ['PmtInf/CdtTrfTxInf', 'PmtInf/DrctDbtTxInf'];

/** The amounts of customer payments in an order. */
export const orderedAmounts: readonly string[] = ['PmtInf/CdtTrfTxInf/Amt/InstdAmt', 'PmtInf/DrctDbtTxInf/InstdAmt'];

/** The elements at these paths below a customer payment. */
export const ofPayments = (...paths: readonly string[]): readonly string[] =>
  ['CdtTrfTxInf', 'DrctDbtTxInf'].flatMap((payment) => paths.map((path) => `${payment}/${path}`));

/** The header of a bulk of customer payments. */
export const paymentHeaders: readonly string[] = ['FIToFICstmrCdtTrf/GrpHdr', 'FIToFICstmrDrctDbt/GrpHdr'];
