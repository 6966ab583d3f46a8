/** Texts, codes, amounts and dates of the 2019 generation. */
export const simpleTypes2019 = `
AnyBICDec2014Identifier = pattern [A-Z0-9]{4,4}[A-Z]{2,2}[A-Z0-9]{2,2}([A-Z0-9]{3,3}){0,1}
BICFIDec2014Identifier = pattern [A-Z0-9]{4,4}[A-Z]{2,2}[A-Z0-9]{2,2}([A-Z0-9]{3,3}){0,1}
DocumentType6Code = code MSIN CNFA DNFA CINV CREN DEBN HIRI SBIN CMCN SOAC DISP BOLD VCHR AROI TSUT PUOR
Exact2NumericText = pattern [0-9]{2}
Exact4AlphaNumericText = pattern [a-zA-Z0-9]{4}
Frequency6Code = code YEAR MNTH QURT MIAN WEEK DAIL ADHO INDA FRTN
LEIIdentifier = pattern [A-Z0-9]{18,18}[0-9]{2,2}
Max1025Text = text 1..1025
Max105Text = text 1..105
Max128Text = text 1..128
Max350Text = text 1..350
NamePrefix2Code = code DOCT MADM MISS MIST MIKS
Number = decimal 18 0
PaymentMethod4Code = code CHK TRF DD TRA
PercentageRate = decimal 11 10
PreferredContactMethod1Code = code LETT MAIL PHON FAXX CELL
SequenceType3Code = code FRST RCUR FNAL OOFF RPRE
TaxRecordPeriod1Code = code MM01 MM02 MM03 MM04 MM05 MM06 MM07 MM08 MM09 MM10 MM11 MM12 QTR1 QTR2 QTR3 QTR4 HLF1 HLF2
TrueFalseIndicator = boolean
UUIDv4Identifier = pattern [a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}
YesNoIndicator = boolean
`;
