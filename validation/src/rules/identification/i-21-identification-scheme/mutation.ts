import type { Mutation } from '../../../error-injection/mutation.ts';
import { asCustomer, other } from '../../../error-injection/party-places.ts';
import { ofParty } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...ofParty(`<PrvtId>${other('C01X00T47', 'PASS')}</PrvtId>`),
  ...asCustomer(`<PrvtId>${other('C01X00T47', 'PASS')}</PrvtId>`),
];
