/** Direct debits given back by the creditor’s side of the 2009 generation. */
export const reversal2009 = `
OriginalGroupInformation22
  OrgnlMsgId    Max35Text
  OrgnlMsgNmId  Max35Text
  OrgnlCreDtTm? ISODateTime
  RvslRsnInf*   ReversalReasonInformation6

ReversalReasonInformation6
  Orgtr?    PartyIdentification32
  Rsn?      ReversalReason4Choice
  AddtlInf* Max105Text
`;
