import type { Mutation } from '../../mutations/mutation.ts';
import { address } from '../../mutations/party-paths.ts';
import { line, ofParty, town } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = ofParty(address(town, line('Musterweg 12')));
