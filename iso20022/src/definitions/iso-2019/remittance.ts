/** Remittance information and the documents it refers to of the 2019 generation. */
export const remittance2019 = `
RemittanceInformation16
  Ustrd* Max140Text
  Strd*  StructuredRemittanceInformation16

RemittanceLocation7
  RmtId?       Max35Text
  RmtLctnDtls* RemittanceLocationData1

RemittanceLocationData1
  Mtd         RemittanceLocationMethod2Code
  ElctrncAdr? Max2048Text
  PstlAdr?    NameAndAddress16

StructuredRemittanceInformation16
  RfrdDocInf*       ReferredDocumentInformation7
  RfrdDocAmt?       RemittanceAmount2
  CdtrRefInf?       CreditorReferenceInformation2
  Invcr?            PartyIdentification135
  Invcee?           PartyIdentification135
  TaxRmt?           TaxInformation7
  GrnshmtRmt?       Garnishment3
  AddtlRmtInf[0..3] Max140Text
`;
