/** Reasons of rejects and returns in every generation. */
export const reason = `
Authorisation1Choice = one of
  Cd    Authorisation1Code
  Prtry Max128Text

ReturnReason5Choice = one of
  Cd    ExternalReturnReason1Code
  Prtry Max35Text

ReversalReason4Choice = one of
  Cd    ExternalReversalReason1Code
  Prtry Max35Text

StatusReason6Choice = one of
  Cd    ExternalStatusReason1Code
  Prtry Max35Text
`;
