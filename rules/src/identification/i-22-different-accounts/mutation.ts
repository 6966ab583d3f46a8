import type { Mutation } from '../../mutations/mutation.ts';
import { copyValue, inSequence } from '../../mutations/operations.ts';

const sameAccount = copyValue('CdtrAcct/Id/IBAN', 'DbtrAcct/Id/IBAN');

export const mutations: readonly Mutation[] = [
  inSequence(sameAccount, copyValue('CdtrAgt/FinInstnId/BICFI', 'DbtrAgt/FinInstnId/BICFI')),
  sameAccount,
];
