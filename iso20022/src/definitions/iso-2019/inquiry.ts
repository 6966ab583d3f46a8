/** The payments inquiries are about, and how their cover may be set right, of the 2019 generation. */
export const inquiry2019 = `
SettlementInstruction6
  InstgRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification6
  InstgRmbrsmntAgtAcct? CashAccount38
  InstdRmbrsmntAgt?     BranchAndFinancialInstitutionIdentification6
  InstdRmbrsmntAgtAcct? CashAccount38

UnderlyingPaymentInstruction5
  OrgnlGrpInf?     UnderlyingGroupInformation1
  OrgnlPmtInfId?   Max35Text
  OrgnlInstrId?    Max35Text
  OrgnlEndToEndId? Max35Text
  OrgnlUETR?       UUIDv4Identifier
  OrgnlInstdAmt    ActiveOrHistoricCurrencyAndAmount
  ReqdExctnDt?     DateAndDateTime2Choice
  ReqdColltnDt?    ISODate
  OrgnlTxRef?      OriginalTransactionReference28

UnderlyingPaymentTransaction4
  OrgnlGrpInf?        UnderlyingGroupInformation1
  OrgnlInstrId?       Max35Text
  OrgnlEndToEndId?    Max35Text
  OrgnlTxId?          Max35Text
  OrgnlUETR?          UUIDv4Identifier
  OrgnlIntrBkSttlmAmt ActiveOrHistoricCurrencyAndAmount
  OrgnlIntrBkSttlmDt  ISODate
  OrgnlTxRef?         OriginalTransactionReference28

UnderlyingStatementEntry3
  OrgnlGrpInf? OriginalGroupInformation29
  OrgnlStmtId? Max35Text
  OrgnlNtryId? Max35Text
  OrgnlUETR?   UUIDv4Identifier

UnderlyingTransaction5Choice = one of
  Initn    UnderlyingPaymentInstruction5
  IntrBk   UnderlyingPaymentTransaction4
  StmtNtry UnderlyingStatementEntry3
`;
