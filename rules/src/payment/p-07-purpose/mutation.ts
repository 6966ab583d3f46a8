import type { Mutation } from '../../mutations/mutation.ts';
import { inPayment } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = [inPayment('<Purp><Prtry>GDDS</Prtry></Purp>')];
