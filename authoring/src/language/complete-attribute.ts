import { fieldName } from '@clearbench/iso20022/field-names/field-names';
import { messageModel } from '@clearbench/iso20022/model/message-models';
import { messagesOf } from '@clearbench/iso20022/rulebooks';
import { currencies } from './code-values.ts';
import type { Choice, Completing } from './completing.ts';

/** The attribute an element must have, unless it has it; a namespace for whatever begins a message. */
export const attributeChoices = ({ cursor, grammar, language }: Completing): readonly Choice[] => {
  const { tag, open, from, to, attribute } = cursor;
  if (tag === undefined) return [];
  const has = (name: string) => tag.attributes.some((one) => one !== attribute && one.name === name);
  const placed = grammar.along([...open, tag.element]).at(-1);
  const hasValue = attribute !== undefined && attribute.valueFrom >= 0;
  const written = (name: string, initial: string) => (hasValue ? name : `${name}="${initial}"`);
  if (placed?.type.kind === 'value' && placed.type.attribute !== undefined) {
    const { name } = placed.type.attribute;
    if (has(name)) return [];
    const insert = written(name, name === 'Ccy' ? `\${1:EUR}` : '$1');
    return [{ kind: 'attribute', label: name, text: fieldName(name, language), isRequired: true, insert, from, to }];
  }
  if (placed !== undefined || has('xmlns')) return [];
  return [{ kind: 'attribute', label: 'xmlns', insert: written('xmlns', '$1'), from, to, asksNext: true }];
};

const isNamespace = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:');

/** Currencies for amounts, namespaces of the environment's messages for what begins one. */
export const attributeValueChoices = ({ cursor, grammar, language }: Completing): readonly Choice[] => {
  const { tag, open, from, to, attribute } = cursor;
  if (tag === undefined || attribute === undefined) return [];
  if (isNamespace(attribute.name)) {
    const { rbVersion, scheme } = grammar.profile;
    const models = messagesOf(rbVersion, scheme).flatMap((name) => messageModel(name) ?? []);
    const fitting = models.filter(
      ({ document, documentName }) =>
        documentName === tag.element.local ||
        (document.kind === 'sequence' && document.elements[0]?.name === tag.element.local),
    );
    return fitting.map(({ namespace }) => ({ kind: 'code', label: namespace, insert: namespace, from, to }));
  }
  const placed = grammar.along([...open, tag.element]).at(-1);
  const own = placed?.type.kind === 'value' ? placed.type.attribute?.name : undefined;
  if (own !== attribute.name || own !== 'Ccy') return [];
  return currencies(grammar.profile, language).map(({ code, text }) => ({
    kind: 'code',
    label: code,
    text,
    insert: code,
    from,
    to,
  }));
};
