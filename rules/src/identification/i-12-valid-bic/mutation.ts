import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'The message definition requires the same form, so T-03 reports it too.',
};
