import type { Mutation } from '../../mutations/mutation.ts';
import { rewrite } from '../../mutations/operations.ts';
import { messageNamespace } from '../technical-mutations.ts';

export const mutations: readonly Mutation[] = [
  rewrite(new RegExp(`xmlns(?::[^\\s=]+)?\\s*=\\s*["']${messageNamespace}`), (found) => `${found.slice(0, -2)}99`),
];
