import type { Mutation } from '../../../error-injection/mutation.ts';
import { address } from '../../../error-injection/party-places.ts';
import { country, line, ofParty } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = ofParty(address(country, line('Musterweg 12'), line('50667 Koeln')));
