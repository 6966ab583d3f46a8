import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'Specific rules report the repetitions that an injected error can make in a message.',
};
