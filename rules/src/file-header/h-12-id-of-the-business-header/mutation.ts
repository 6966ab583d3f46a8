import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'The rule needs an environment whose envelope profile has a business header; sample messages have none.',
};
