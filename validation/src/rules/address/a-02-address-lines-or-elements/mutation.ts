import type { Mutation } from '../../../error-injection/mutation.ts';
import { address } from '../../../error-injection/party-places.ts';
import { country, line, ofParty, town } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = ofParty(address(town, country, line('Musterweg 12')));
