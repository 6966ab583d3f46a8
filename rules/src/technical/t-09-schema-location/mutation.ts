import type { Mutation } from '../../mutations/mutation.ts';
import { rewrite } from '../../mutations/operations.ts';
import { messageNamespace } from '../technical-mutations.ts';

export const mutations: readonly Mutation[] = [
  rewrite(new RegExp(`schemaLocation\\s*=\\s*["'][^"']*?${messageNamespace}`), (found) => `${found.slice(0, -2)}99`),
  rewrite(new RegExp(`xmlns(?::[^\\s=]+)?\\s*=\\s*(["'])${messageNamespace}\\1`), (found) => {
    const other = `${found.replace(/^.*?["']/s, '').slice(0, -3)}99 other.xsd`;
    return `${found} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${other}"`;
  }),
];
