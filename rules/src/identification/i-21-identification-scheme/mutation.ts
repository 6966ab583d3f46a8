import type { Mutation } from '../../mutations/mutation.ts';
import { asCustomer, other } from '../../mutations/party-paths.ts';
import { ofParty } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...ofParty(`<PrvtId>${other('C01X00T47', 'PASS')}</PrvtId>`),
  ...asCustomer(`<PrvtId>${other('C01X00T47', 'PASS')}</PrvtId>`),
];
