import { messageModel } from '../model/message-models.ts';
import type { MessageModel, TypeModel } from '../model/model.ts';

/** Elements in which a key is continued without being named in it. */
const unnamed = ['Pty', 'DrctDbtMndt'];

const childOf = (model: MessageModel, type: TypeModel, name: string): TypeModel | undefined => {
  if (type.kind !== 'sequence' && type.kind !== 'choice') return undefined;
  const use = type.elements.find((element) => element.name === name);
  return use && model.typeNamed(use.type);
};

const allowsBelow = (model: MessageModel, type: TypeModel, names: readonly string[]): boolean => {
  const [name, ...rest] = names;
  if (name === undefined) return true;
  const direct = childOf(model, type, name);
  if (direct !== undefined) return allowsBelow(model, direct, rest);
  return unnamed.some((wrapper) => {
    const inner = childOf(model, type, wrapper);
    return inner !== undefined && allowsBelow(model, inner, names);
  });
};

const namesIn = (path: string): readonly string[] =>
  path
    .split('/')
    .filter((name) => name !== '')
    .map((name) => name.replace(/\[\d+\]$/, ''));

/** Whether a message can have a field in one of its references; true for a message that is not known. */
export const allowsField = (messageType: string | undefined, path: string, key: string): boolean => {
  const model = messageType === undefined ? undefined : messageModel(messageType);
  const names = namesIn(path);
  const start = names.indexOf('Document');
  if (model === undefined || start < 0) return true;
  const earlier: Readonly<Record<string, string>> = { BICFI: 'BIC', AnyBIC: 'BICOrBEI' };
  const wanted = [...names.slice(start + 1), ...namesIn(key)];
  return (
    allowsBelow(model, model.document, wanted) ||
    allowsBelow(
      model,
      model.document,
      wanted.map((name) => earlier[name] ?? name),
    )
  );
};
