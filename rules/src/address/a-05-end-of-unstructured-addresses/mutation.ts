import type { Mutation } from '../../mutations/mutation.ts';
import { address } from '../../mutations/party-paths.ts';
import { country, line, ofParty } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = ofParty(address(country, line('Musterweg 12'), line('50667 Koeln')));
