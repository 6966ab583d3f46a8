import type { Mutation } from '../../mutations/mutation.ts';
import { drop, inSequence, set } from '../../mutations/operations.ts';
import { account, inPayment } from '../../mutations/party-paths.ts';

const british = account('CdtrAcct', 'GB29NWBK60161331926819');

export const mutations: readonly Mutation[] = [
  inSequence(inPayment(british), set('CdtrAgt/FinInstnId/BICFI', 'ZYCOGB20XXX')),
  inSequence(inPayment(british.replaceAll('CdtrAcct', 'DbtrAcct')), set('DbtrAgt/FinInstnId/BICFI', 'ZYCOGB20XXX')),
  inSequence(drop('Dbtr/PstlAdr'), inPayment(british), set('CdtrAgt/FinInstnId/BICFI', 'ZYCOGB20XXX')),
];
