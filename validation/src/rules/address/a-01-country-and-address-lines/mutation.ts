import type { Mutation } from '../../../error-injection/mutation.ts';
import { address } from '../../../error-injection/party-places.ts';
import { country, line, ofParty, street } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = ofParty(address(street, country, line('50667 Koeln')));
