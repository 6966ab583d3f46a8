import type { Mutation } from '../../mutations/mutation.ts';
import { twice } from '../../mutations/operations.ts';
import { reasons } from '../../mutations/party-paths.ts';

export const mutations: readonly Mutation[] = reasons.map((reason) => twice(reason));
