import { elementText, escaped } from '@clearbench/iso20022/grammar/element-text';
import type { Placed } from '@clearbench/iso20022/grammar/grammar';
import { messageModel } from '@clearbench/iso20022/model/message-models';
import type { MessageModel } from '@clearbench/iso20022/model/model';
import { messagesOf } from '@clearbench/iso20022/rulebooks';
import { messageSubset } from '@clearbench/iso20022/subsets/message-subset';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import { nextMarkup } from '@clearbench/xml/text-index/markup';
import type { Choice, Completing } from './completing.ts';

const modelsOf = ({ grammar }: Completing): readonly MessageModel[] =>
  messagesOf(grammar.profile.rbVersion, grammar.profile.scheme).flatMap((name) => messageModel(name) ?? []);

const rootOf = ({ document }: MessageModel) => (document.kind === 'sequence' ? document.elements[0] : undefined);

/** The document, whose only element is the message. */
const aroundMessage = (model: MessageModel, message: SubsetElement): SubsetElement => ({
  ...message,
  allowed: new Map([[rootOf(model)?.name ?? '', { ...message, min: 1, max: 1 }]]),
  forbidden: new Set(),
});

type Begun = { readonly model: MessageModel; readonly name: string; readonly label: string };

const choiceOf = ({ cursor, grammar }: Completing, { model, name, label }: Begun): Choice => {
  const root = rootOf(model);
  const type = name === model.documentName || root === undefined ? model.document : model.typeNamed(root.type);
  const form = { prefix: '', isSnippet: true, indent: '\t' };
  const message = messageSubset(model.name, grammar.profile)?.anyUse;
  const subset = type === model.document && message !== undefined ? aroundMessage(model, message) : message;
  const { text, asks } = elementText({ model, type, subset }, name, form, `xmlns="${escaped(model.namespace)}"`);
  const isInTag = cursor.kind === 'openName';
  return {
    kind: 'message',
    label,
    text: model.name,
    insert: isInTag ? text.slice(1) : text,
    from: cursor.from,
    to: cursor.to,
    filter: `${name} ${model.name}`,
    asksNext: asks,
  };
};

/** Whether no element of the text is written yet, but for one that is being typed. */
const isEmpty = ({ text, cursor }: Completing): boolean => {
  let at = 0;
  for (let markup = nextMarkup(text, at); markup !== undefined; markup = nextMarkup(text, at)) {
    if (markup.kind !== 'other' && markup.from !== cursor.tag?.markup.from) return false;
    at = markup.to;
  }
  return cursor.tag === undefined || cursor.tag.markup.kind === 'broken';
};

/** Where any message may begin: at the beginning of a file, and in an unfinished tag inside an element around messages. */
const atTheBeginning = (completing: Completing): readonly Choice[] => {
  const { open, tag } = completing.cursor;
  const isInCarrier = open.length > 0 && tag?.markup.kind === 'broken';
  if (!isInCarrier && !(open.length === 0 && isEmpty(completing))) return [];
  return modelsOf(completing).map((model) =>
    choiceOf(completing, { model, name: model.documentName, label: model.documentName }),
  );
};

/**
 * Messages that may begin at the cursor, by the environment's rulebook: whole documents where no definition says
 * anything, and in a clearing's file those of the bulk named.
 */
export const messageChoices = (
  completing: Completing,
  placed: Placed | undefined,
  bulk?: string,
): readonly Choice[] => {
  if (placed === undefined) return bulk === undefined ? atTheBeginning(completing) : [];
  if (bulk === undefined || placed.type.kind !== 'sequence') return [];
  const use = placed.type.elements.find(({ name }) => name === bulk);
  if (use === undefined || placed.model.typeNamed(use.type).kind !== 'any') return [];
  return modelsOf(completing)
    .filter((model) => rootOf(model)?.name === bulk)
    .map((model) => choiceOf(completing, { model, name: bulk, label: bulk }));
};
