import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { around, euro, leaf, nested } from './element.ts';
import type { Generation } from './generation.ts';
import { account, agent, paymentTypeOf, settlement } from './payment-elements.ts';

/** Since rulebook 2025 an original message is named without version. */
const quotedName = (name: string, version: string): string => `${name}{{^since2025}}${version}{{/since2025}}`;

/** The name of the original message; `name` may be a Mustache tag. */
export const originalName = ({ versions }: Generation, name = 'pacs.008'): string =>
  leaf('OrgnlMsgNmId', quotedName(name, versions['pacs.008'].slice('pacs.008'.length)));

/** The original message of an entry. Customer payments have the same version within a generation. */
export const originalGroup = (generation: Generation, name?: string): string =>
  around('OrgnlGrpInf', leaf('OrgnlMsgId', '{{originalMessageId}}'), originalName(generation, name));

export const originalIds: readonly string[] = [
  leaf('OrgnlEndToEndId', '{{originalEndToEndId}}'),
  leaf('OrgnlTxId', '{{originalTransactionId}}'),
];

export const originalAmount = euro('OrgnlIntrBkSttlmAmt', '{{originalAmount}}');

export const originalAmountAndDate: readonly string[] = [
  originalAmount,
  leaf('OrgnlIntrBkSttlmDt', '{{originalDate}}'),
];

/** The reference to the original; `first` are amount and date where the entry itself has no element for them. */
export const originalReference = (scheme: Scheme, generation: Generation, first: readonly string[] = []): string =>
  around(
    'OrgnlTxRef',
    ...first,
    settlement,
    paymentTypeOf[scheme],
    nested(`Dbtr/${generation.partyName}`, '{{debtorName}}'),
    account('DbtrAcct', 'debtorIban'),
    agent('DbtrAgt', 'debtorAgent', generation),
    agent('CdtrAgt', 'creditorAgent', generation),
    nested(`Cdtr/${generation.partyName}`, '{{creditorName}}'),
    account('CdtrAcct', 'creditorIban'),
  );
