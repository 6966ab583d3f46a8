import type { Mutation } from '../../../error-injection/mutation.ts';
import { put, set } from '../../../error-injection/operations.ts';
import { address, inOriginator } from '../../../error-injection/party-places.ts';
import { line, ofParty, town } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = [
  set('PstlAdr/Ctry', 'UK'),
  ...ofParty(address(town, '<Ctry>UK</Ctry>')),
  ...ofParty(address('<Ctry>UK</Ctry>', line('Musterweg 12'))),
  ...inOriginator('', '<CtryOfRes>UK</CtryOfRes>'),
  put('Acct/Ownr', '<CtryOfRes>UK</CtryOfRes>'),
];
