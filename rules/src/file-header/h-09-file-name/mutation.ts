import type { NoMutation } from '../../mutations/mutation.ts';

export const mutations: NoMutation = { reason: 'The name of a file is not part of the file.' };
