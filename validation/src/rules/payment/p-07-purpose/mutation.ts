import type { Mutation } from '../../../error-injection/mutation.ts';
import { inPayment } from '../../../error-injection/party-places.ts';

export const mutations: readonly Mutation[] = [inPayment('<Purp><Prtry>GDDS</Prtry></Purp>')];
