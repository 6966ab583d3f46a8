import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'The versions of the templates and samples require the identification of an account.',
};
