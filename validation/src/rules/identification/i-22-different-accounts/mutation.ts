import type { Mutation } from '../../../error-injection/mutation.ts';
import { copyValue, inSequence } from '../../../error-injection/operations.ts';

const sameAccount = copyValue('CdtrAcct/Id/IBAN', 'DbtrAcct/Id/IBAN');

export const mutations: readonly Mutation[] = [
  inSequence(sameAccount, copyValue('CdtrAgt/FinInstnId/BICFI', 'DbtrAgt/FinInstnId/BICFI')),
  sameAccount,
];
