import type { Mutation } from '../mutations/mutation.ts';
import { insert } from '../mutations/operations.ts';

export const [town, country, street] = ['<TwnNm>Koeln</TwnNm>', '<Ctry>DE</Ctry>', '<StrtNm>Musterweg</StrtNm>'];

export const line = (text: string): string => `<AdrLine>${text}</AdrLine>`;

export const ofParty = (xml: string): readonly Mutation[] => ['Dbtr', 'Cdtr'].map((party) => insert(party, xml));
