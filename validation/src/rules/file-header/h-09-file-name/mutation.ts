import type { NoMutation } from '../../../error-injection/mutation.ts';

export const mutations: NoMutation = { reason: 'The name of a file is not part of the file.' };
