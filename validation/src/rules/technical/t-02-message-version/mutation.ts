import type { Mutation } from '../../../error-injection/mutation.ts';
import { rewrite } from '../../../error-injection/operations.ts';
import { messageNamespace } from '../technical-mutations.ts';

export const mutations: readonly Mutation[] = [
  rewrite(new RegExp(`xmlns(?::[^\\s=]+)?\\s*=\\s*["']${messageNamespace}`), (found) => `${found.slice(0, -2)}99`),
];
