import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop, inSequence, set } from '../../../error-injection/operations.ts';
import { account, inPayment } from '../../../error-injection/party-places.ts';

const british = account('CdtrAcct', 'GB29NWBK60161331926819');

export const mutations: readonly Mutation[] = [
  inSequence(inPayment(british), set('CdtrAgt/FinInstnId/BICFI', 'ZYCOGB20XXX')),
  inSequence(inPayment(british.replaceAll('CdtrAcct', 'DbtrAcct')), set('DbtrAgt/FinInstnId/BICFI', 'ZYCOGB20XXX')),
  inSequence(drop('Dbtr/PstlAdr'), inPayment(british), set('CdtrAgt/FinInstnId/BICFI', 'ZYCOGB20XXX')),
];
