/** How a camt.029 answers an inquiry: to a claim of non-receipt, of a value date, or by a changed payment. */
export const inquiryAnswers: readonly string[] = ['ACNR', 'RJNR', 'ACVA', 'RJVA', 'CVAA', 'MODI'];
