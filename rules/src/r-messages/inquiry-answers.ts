/** The confirmations of a camt.029 to an inquiry: claim of non-receipt, value date claim, modified payment. */
export const inquiryAnswers: readonly string[] = ['ACNR', 'RJNR', 'ACVA', 'RJVA', 'CVAA', 'MODI'];
