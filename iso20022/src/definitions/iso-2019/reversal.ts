/** Direct debits given back by the creditor’s side of the 2019 generation. */
export const reversal2019 = `
OriginalGroupHeader16
  OrgnlMsgId    Max35Text
  OrgnlMsgNmId  Max35Text
  OrgnlCreDtTm? ISODateTime
  RvslRsnInf*   PaymentReversalReason9

PaymentReversalReason9
  Orgtr?    PartyIdentification135
  Rsn?      ReversalReason4Choice
  AddtlInf* Max105Text
`;
