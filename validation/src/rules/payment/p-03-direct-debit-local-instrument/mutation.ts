import type { Mutation } from '../../../error-injection/mutation.ts';
import { atPaymentType } from '../payment-mutations.ts';

export const mutations: readonly Mutation[] = atPaymentType('<LclInstrm><Cd>COR1</Cd></LclInstrm>');
