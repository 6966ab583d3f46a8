/** Texts, codes, amounts and dates of the 2009 generation. */
export const simpleTypes2009 = `
AnyBICIdentifier = pattern [A-Z]{6,6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3,3}){0,1}
BICIdentifier = pattern [A-Z]{6,6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3,3}){0,1}
CashAccountType4Code = code CASH CHAR COMM TAXE CISH TRAS SACC CACC SVGS ONDP MGLD NREX MOMA LOAN SLRY ODFT
ChargeType1Code = code BRKF COMM
DocumentType5Code = code MSIN CNFA DNFA CINV CREN DEBN HIRI SBIN CMCN SOAC DISP BOLD VCHR AROI TSUT
Frequency1Code = code YEAR MNTH QURT MIAN WEEK DAIL ADHO INDA
NamePrefix1Code = code DOCT MIST MISS MADM
SequenceType1Code = code FRST RCUR FNAL OOFF
TransactionGroupStatus3Code = code ACTC RCVD PART RJCT PDNG ACCP ACSP ACSC ACWC
TransactionIndividualStatus3Code = code ACTC RJCT PDNG ACCP ACSP ACSC ACWC
`;
