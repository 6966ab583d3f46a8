import type { Mutation } from '../../mutations/mutation.ts';
import { address } from '../../mutations/party-paths.ts';
import { country, ofParty, street } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = ofParty(address(street, country));
