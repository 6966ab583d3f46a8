import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'The type of a file belongs to its form; a file of the other direction has another form.',
};
