import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'A changed status makes another answer, of which required elements are missing; E-02 reports them, too.',
};
