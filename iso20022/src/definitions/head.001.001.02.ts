import type { MessageDefinition } from '../model/message-definition.ts';
import { businessHeader2019 } from './business-header.ts';

/** Header that goes before a message. */
export const head001V02: MessageDefinition = {
  name: 'head.001.001.02',
  root: { name: 'AppHdr', type: 'BusinessApplicationHeaderV02' },
  isHeader: true,
  transaction: '',
  uses: businessHeader2019,
  types: `
BusinessApplicationHeaderV02
  CharSet?    UnicodeChartsCode
  Fr          Party44Choice
  To          Party44Choice
  BizMsgIdr   Max35Text
  MsgDefIdr   Max35Text
  BizSvc?     Max35Text
  MktPrctc?   ImplementationSpecification1
  CreDt       ISODateTime
  BizPrcgDt?  ISODateTime
  CpyDplct?   CopyDuplicate1Code
  PssblDplct? YesNoIndicator
  Prty?       BusinessMessagePriorityCode
  Sgntr?      SignatureEnvelope
  Rltd*       BusinessApplicationHeader5

Party44Choice = one of
  OrgId PartyIdentification135
  FIId  BranchAndFinancialInstitutionIdentification6

ImplementationSpecification1
  Regy Max350Text
  Id   Max2048Text

BusinessApplicationHeader5
  CharSet?    UnicodeChartsCode
  Fr          Party44Choice
  To          Party44Choice
  BizMsgIdr   Max35Text
  MsgDefIdr   Max35Text
  BizSvc?     Max35Text
  CreDt       ISODateTime
  CpyDplct?   CopyDuplicate1Code
  PssblDplct? YesNoIndicator
  Prty?       BusinessMessagePriorityCode
  Sgntr?      SignatureEnvelope
`,
};
