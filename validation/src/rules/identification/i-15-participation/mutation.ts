import type { Mutation } from '../../../error-injection/mutation.ts';
import { bankIn } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = ['DbtrAgt', 'CdtrAgt'].map((place) => bankIn(place, 'ZYNODEF0XXX'));
