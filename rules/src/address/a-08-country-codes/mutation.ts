import type { Mutation } from '../../mutations/mutation.ts';
import { insert, set } from '../../mutations/operations.ts';
import { address, inOriginator } from '../../mutations/party-paths.ts';
import { line, ofParty, town } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = [
  set('PstlAdr/Ctry', 'UK'),
  ...ofParty(address(town, '<Ctry>UK</Ctry>')),
  ...ofParty(address('<Ctry>UK</Ctry>', line('Musterweg 12'))),
  ...inOriginator('', '<CtryOfRes>UK</CtryOfRes>'),
  insert('Acct/Ownr', '<CtryOfRes>UK</CtryOfRes>'),
];
