import { knownMessages } from '@clearbench/iso20022/model/message-models';
import { rulebooksOf } from '@clearbench/iso20022/rulebooks';
import type { Mutation } from '../../mutations/mutation.ts';
import { messageNamespace } from '../technical-mutations.ts';

/** The version after this one that no rulebook uses: its structure is the most similar. */
const unusedVersionAfter = (message: string): string | undefined =>
  knownMessages
    .filter((other) => other.slice(0, -2) === message.slice(0, -2) && rulebooksOf(other).length === 0)
    .toSorted()
    .find((other) => other > message);

const namespaceAttribute = new RegExp(`xmlns(?::[^\\s=]+)?\\s*=\\s*["']${messageNamespace}`);

/** Changes the version in the namespace and in the schema location. */
const otherVersion: Mutation = ({ text }) => {
  const found = namespaceAttribute.exec(text);
  const message = found?.[0].slice(found[0].lastIndexOf(':') + 1) ?? '';
  const other = unusedVersionAfter(message);
  if (found === null || other === undefined) return undefined;
  const [from, to] = [text.lastIndexOf('<', found.index), text.indexOf('>', found.index)];
  return text.slice(0, from) + text.slice(from, to).replaceAll(message, other) + text.slice(to);
};

export const mutations: readonly Mutation[] = [otherVersion];
