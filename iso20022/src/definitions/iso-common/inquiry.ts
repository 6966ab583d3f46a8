/** What inquiries say beside the payment they are about, in every generation. */
export const inquiry = `
InstructionForAssignee1
  Cd?       ExternalAgentInstruction1Code
  InstrInf? Max140Text

UnderlyingGroupInformation1
  OrgnlMsgId          Max35Text
  OrgnlMsgNmId        Max35Text
  OrgnlCreDtTm?       ISODateTime
  OrgnlMsgDlvryChanl? Max35Text
`;
