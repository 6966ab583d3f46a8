import type { Mutation } from '../../mutations/mutation.ts';
import { bankIn } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = ['DbtrAgt', 'CdtrAgt'].map((place) => bankIn(place, 'ZYNODEF0XXX'));
