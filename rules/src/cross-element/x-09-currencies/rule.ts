import { isCurrent, minorDigits } from '@clearbench/iso20022/code-sets/iso-currencies';
import { fractionDigits, parseDecimal } from '@clearbench/iso20022/decimal';
import { messageModel, typesOf } from '@clearbench/iso20022/model/message-models';
import type { MessageModel } from '@clearbench/iso20022/model/model';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { isInQuotedOriginal } from '../../quoted-original.ts';
import { everyMessage } from '../../scope.ts';

type CurrencyElements = {
  readonly names: readonly string[];
  /** Elements whose currency must not be withdrawn. */
  readonly active: ReadonlySet<string>;
};

/** X-04, and G-03 and P-13 in the schemes, check the currencies of totals. */
const totals = ['TtlIntrBkSttlmAmt', 'TtlRtrdIntrBkSttlmAmt', 'TtlRvsdIntrBkSttlmAmt'];

const none: CurrencyElements = { names: [], active: new Set() };
const known = new Map<string, CurrencyElements>();

const isCurrencyCode = (type: string): boolean => /Currency.*Code$/.test(type);

const readElements = (model: MessageModel): CurrencyElements => {
  const active = new Map<string, boolean>();
  for (const type of typesOf(model)) {
    if (type.kind !== 'sequence' && type.kind !== 'choice') continue;
    for (const use of type.elements) {
      const { attribute } = model.typeNamed(use.type) as { readonly attribute?: { readonly name: string } };
      if ((attribute?.name !== 'Ccy' && !isCurrencyCode(use.type)) || totals.includes(use.name)) continue;
      active.set(use.name, (active.get(use.name) ?? true) && use.type.startsWith('ActiveCurrency'));
    }
  }
  return { names: [...active.keys()], active: new Set([...active].flatMap(([name, is]) => (is ? [name] : []))) };
};

/** The elements of a message that contain a currency or an amount with one, by the types of its definition. */
const currencyElements = (messageType: string): CurrencyElements => {
  const found = known.get(messageType);
  if (found !== undefined) return found;
  const model = messageModel(messageType);
  const read = model === undefined ? none : readElements(model);
  known.set(messageType, read);
  return read;
};

const inUsualEuros = /^\d+(?:\.\d{1,2})?$/;

const digitFindings = (node: MessageNode, currency: string): readonly RuleFinding[] => {
  const most = minorDigits(currency);
  const amount = parseDecimal(node.text);
  if (most === undefined || amount === undefined || fractionDigits(amount) <= most) return [];
  return [{ node, variant: 'decimals', value: node.text, params: { currency, most } }];
};

export const rule = defineRule({
  id: 'X-09',
  layer: 'iso',
  severity: 'Error',
  codes: ['AM03', 'AM11'],
  appliesTo: everyMessage,
  select: [],
  selectIn: ({ messageType }) => currencyElements(messageType).names,
  check: (node, { messageType, profile }) => {
    const attribute = node.attributes.Ccy;
    if (attribute === 'EUR' && inUsualEuros.test(node.text)) return [];
    const currency = attribute ?? node.text;
    if (!/^[A-Z]{3}$/.test(currency) || isInQuotedOriginal(node)) return [];
    if (minorDigits(currency) === undefined) return [{ node, variant: 'unknown', value: currency }];
    if (currencyElements(messageType).active.has(node.name) && !isCurrent(currency, profile.now.slice(0, 10)))
      return [{ node, variant: 'withdrawn', value: currency }];
    return attribute === undefined ? [] : digitFindings(node, currency);
  },
});
