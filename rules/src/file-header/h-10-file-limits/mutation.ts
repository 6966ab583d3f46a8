import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'A file beyond the limits of an environment is too long for an injected error.',
};
