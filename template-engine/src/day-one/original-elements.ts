import { around, euro, leaf, nested } from './element.ts';
import { account, agent, paymentTypeOf, settlement } from './payment-elements.ts';

export type Scheme = 'sct' | 'inst';

/** Since rulebook 2025 a quoted message goes by its name without version. */
const quotedName = (name: string, version: string): string => `${name}{{^since2025}}${version}{{/since2025}}`;

/** The message an entry is about; `name` may be a Mustache tag. */
export const originalGroup = (name = 'pacs.008', version = '.001.08'): string =>
  around('OrgnlGrpInf', leaf('OrgnlMsgId', '{{originalMessageId}}'), leaf('OrgnlMsgNmId', quotedName(name, version)));

export const originalIds: readonly string[] = [
  leaf('OrgnlEndToEndId', '{{originalEndToEndId}}'),
  leaf('OrgnlTxId', '{{originalTransactionId}}'),
];

export const originalAmountAndDate: readonly string[] = [
  euro('OrgnlIntrBkSttlmAmt', '{{originalAmount}}'),
  leaf('OrgnlIntrBkSttlmDt', '{{originalDate}}'),
];

/** The original once more; `first` are amount and date where the entry itself has no place for them. */
export const originalReference = (scheme: Scheme, first: readonly string[] = []): string =>
  around(
    'OrgnlTxRef',
    ...first,
    settlement,
    paymentTypeOf[scheme],
    nested('Dbtr/Pty/Nm', '{{debtorName}}'),
    account('DbtrAcct', 'debtorIban'),
    agent('DbtrAgt', 'debtorAgent'),
    agent('CdtrAgt', 'creditorAgent'),
    nested('Cdtr/Pty/Nm', '{{creditorName}}'),
    account('CdtrAcct', 'creditorIban'),
  );
