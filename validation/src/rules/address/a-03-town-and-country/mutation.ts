import type { Mutation } from '../../../error-injection/mutation.ts';
import { address } from '../../../error-injection/party-places.ts';
import { country, ofParty, street } from '../address-mutations.ts';

export const mutations: readonly Mutation[] = ofParty(address(street, country));
