/** The payment types of collections and of collection orders. */
export const paymentTypes = ['GrpHdr/PmtTpInf', 'PmtInf/PmtTpInf', 'DrctDbtTxInf/PmtTpInf'] as const;

/** The mandates of collections and of collection orders. */
export const mandates = ['DrctDbtTx/MndtRltdInf'] as const;
