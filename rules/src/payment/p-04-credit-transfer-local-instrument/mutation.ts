import type { Mutation } from '../../mutations/mutation.ts';
import { atPaymentType } from '../payment-mutations.ts';

export const mutations: readonly Mutation[] = atPaymentType('<LclInstrm><Cd>TRF</Cd></LclInstrm>');
