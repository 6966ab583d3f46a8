/** Payment types, purposes and references in every generation. */
export const payment = `
CategoryPurpose1Choice = one of
  Cd    ExternalCategoryPurpose1Code
  Prtry Max35Text

InstructionForCreditorAgent1
  Cd?       Instruction3Code
  InstrInf? Max140Text

InstructionForNextAgent1
  Cd?       Instruction4Code
  InstrInf? Max140Text

LocalInstrument2Choice = one of
  Cd    ExternalLocalInstrument1Code
  Prtry Max35Text

Purpose2Choice = one of
  Cd    ExternalPurpose1Code
  Prtry Max35Text

ServiceLevel8Choice = one of
  Cd    ExternalServiceLevel1Code
  Prtry Max35Text
`;
