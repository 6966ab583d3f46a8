/** Where collections, and the orders to collect, say what kind of payment they are. */
export const paymentTypes = ['GrpHdr/PmtTpInf', 'PmtInf/PmtTpInf', 'DrctDbtTxInf/PmtTpInf'] as const;

/** Where they speak of the mandate. */
export const mandates = ['DrctDbtTx/MndtRltdInf'] as const;
