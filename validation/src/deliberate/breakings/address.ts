import type { Breaking } from '../breakable.ts';
import { drop, inTurn, put, set, whereThereIs } from '../operations.ts';
import { account, address, inSpeaker, payments } from './party-places.ts';

const [town, country, street] = ['<TwnNm>Koeln</TwnNm>', '<Ctry>DE</Ctry>', '<StrtNm>Musterweg</StrtNm>'];
const line = (text: string): string => `<AdrLine>${text}</AdrLine>`;
const ofParty = (xml: string): readonly Breaking[] => ['Dbtr', 'Cdtr'].map((party) => put(party, xml));
const inPayment = (xml: string): Breaking => whereThereIs(payments, (place) => put(place, xml));
const british = account('CdtrAcct', 'GB29NWBK60161331926819');

export const addressBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'A-01': ofParty(address(street, country, line('50667 Koeln'))),
  'A-02': ofParty(address(town, country, line('Musterweg 12'))),
  'A-03': ofParty(address(street, country)),
  'A-04': ofParty(address(town, line('Musterweg 12'))),
  'A-05': ofParty(address(country, line('Musterweg 12'), line('50667 Koeln'))),
  'A-06': ofParty(address(town, country, line('Musterweg 12, Koeln'))),
  'A-07': [
    inTurn(inPayment(british), set('CdtrAgt/FinInstnId/BICFI', 'ZYCOGB20XXX')),
    inTurn(inPayment(british.replaceAll('CdtrAcct', 'DbtrAcct')), set('DbtrAgt/FinInstnId/BICFI', 'ZYCOGB20XXX')),
    inTurn(drop('Dbtr/PstlAdr'), inPayment(british), set('CdtrAgt/FinInstnId/BICFI', 'ZYCOGB20XXX')),
  ],
  'A-08': [
    set('PstlAdr/Ctry', 'UK'),
    ...ofParty(address(town, '<Ctry>UK</Ctry>')),
    ...ofParty(address('<Ctry>UK</Ctry>', line('Musterweg 12'))),
    ...inSpeaker('', '<CtryOfRes>UK</CtryOfRes>'),
    put('Acct/Ownr', '<CtryOfRes>UK</CtryOfRes>'),
  ],
};
