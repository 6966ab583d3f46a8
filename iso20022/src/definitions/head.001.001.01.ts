import type { MessageDefinition } from '../model/message-definition.ts';
import { businessHeader2013 } from './business-header.ts';

/** Header that goes before a message, its first version. */
export const head001V01: MessageDefinition = {
  name: 'head.001.001.01',
  root: { name: 'AppHdr', type: 'BusinessApplicationHeaderV01' },
  isHeader: true,
  transaction: '',
  uses: businessHeader2013,
  types: `
BusinessApplicationHeaderV01
  CharSet?    UnicodeChartsCode
  Fr          Party9Choice
  To          Party9Choice
  BizMsgIdr   Max35Text
  MsgDefIdr   Max35Text
  BizSvc?     Max35Text
  CreDt       ISONormalisedDateTime
  CpyDplct?   CopyDuplicate1Code
  PssblDplct? YesNoIndicator
  Prty?       BusinessMessagePriorityCode
  Sgntr?      SignatureEnvelope
  Rltd?       BusinessApplicationHeader1

Party9Choice = one of
  OrgId PartyIdentification42
  FIId  BranchAndFinancialInstitutionIdentification5

ISONormalisedDateTime = dateTime .*Z

BusinessApplicationHeader1
  CharSet?    UnicodeChartsCode
  Fr          Party9Choice
  To          Party9Choice
  BizMsgIdr   Max35Text
  MsgDefIdr   Max35Text
  BizSvc?     Max35Text
  CreDt       ISONormalisedDateTime
  CpyDplct?   CopyDuplicate1Code
  PssblDplct? YesNoIndicator
  Prty?       BusinessMessagePriorityCode
  Sgntr?      SignatureEnvelope

PartyIdentification42
  Nm?        Max140Text
  PstlAdr?   PostalAddress6
  Id?        Party10Choice
  CtryOfRes? CountryCode
  CtctDtls?  ContactDetails2

Party10Choice = one of
  OrgId  OrganisationIdentification7
  PrvtId PersonIdentification5

OrganisationIdentification7
  AnyBIC? AnyBICIdentifier
  Othr*   GenericOrganisationIdentification1
`,
};
