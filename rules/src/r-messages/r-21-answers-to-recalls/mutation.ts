import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'The rule compares the answer with the recalls of the environment; a changed message cannot break it alone.',
};
