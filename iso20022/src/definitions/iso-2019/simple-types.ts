/** Texts, codes, amounts and dates of the 2019 generation. */
export const simpleTypes2019 = `
AnyBICDec2014Identifier = pattern [A-Z0-9]{4,4}[A-Z]{2,2}[A-Z0-9]{2,2}([A-Z0-9]{3,3}){0,1}
BICFIDec2014Identifier = pattern [A-Z0-9]{4,4}[A-Z]{2,2}[A-Z0-9]{2,2}([A-Z0-9]{3,3}){0,1}
ChargeIncludedIndicator = boolean
Exact4AlphaNumericText = pattern [a-zA-Z0-9]{4}
LEIIdentifier = pattern [A-Z0-9]{18,18}[0-9]{2,2}
NamePrefix2Code = code DOCT MADM MISS MIST MIKS
PreferredContactMethod1Code = code LETT MAIL PHON FAXX CELL
UUIDv4Identifier = pattern [a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}
`;
