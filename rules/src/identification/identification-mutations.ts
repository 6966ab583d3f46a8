import type { Mutation } from '../mutations/mutation.ts';
import { insert, set } from '../mutations/operations.ts';
import { other } from '../mutations/party-paths.ts';

export const ibanPlaces = ['DbtrAcct/Id/IBAN', 'CdtrAcct/Id/IBAN'];

export const lei = '<LEI>529900T8BM49AURSDO55</LEI>';

export const twoOtherIds = `${other('4711', 'CUST')}${other('DE123456789', 'TXID')}`;

export const ofParty = (xml: string): readonly Mutation[] =>
  ['Dbtr', 'Cdtr', 'Acct/Ownr'].map((party) => insert(party, `<Id>${xml}</Id>`));

export const bankIn = (bicPlace: string, value: string): Mutation => set(`${bicPlace}/FinInstnId/BICFI`, value);
