import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'An inquiry about another entry than one payment has elements outside the subset; E-01 reports them, too.',
};
