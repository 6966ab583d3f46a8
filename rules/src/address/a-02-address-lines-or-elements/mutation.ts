import type { Mutation } from '../../mutations/mutation.ts';
import { address } from '../../mutations/party-paths.ts';
import { country, line, ofParty, town } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = ofParty(address(town, country, line('Musterweg 12')));
