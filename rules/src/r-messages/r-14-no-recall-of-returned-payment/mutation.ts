import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'The violation depends on earlier messages; the test engine or a second file causes it.',
};
