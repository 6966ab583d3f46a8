import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = {
  reason: 'In reports between banks R-18 reports the same error, and samples of other reports have no group status.',
};
