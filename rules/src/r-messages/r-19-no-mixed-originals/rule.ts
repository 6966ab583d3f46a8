import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { rMessages } from '../r-message-scopes.ts';

/** The kind of the originals so far; '' until one of them states it. */
type Kinds = { kind: string; instrument: string };

const kinds: ReadonlyMap<string, string> = new Map([
  ['pacs.008', 'SCT'],
  ['pacs.003', 'SDD'],
  ['pacs.007', 'SDD'],
]);

const instruments: ReadonlyMap<string, Kinds> = new Map([
  ['CORE', { kind: 'SDD', instrument: 'CORE' }],
  ['COR1', { kind: 'SDD', instrument: 'CORE' }],
  ['B2B', { kind: 'SDD', instrument: 'B2B' }],
  ['INST', { kind: 'SCT', instrument: '' }],
]);

const nothing: Kinds = { kind: '', instrument: '' };

const saidBy = ({ name, text }: MessageNode): Kinds =>
  name === 'OrgnlMsgNmId'
    ? { kind: kinds.get(text.slice(0, 8)) ?? '', instrument: '' }
    : (instruments.get(text) ?? nothing);

const differs = (a: string, b: string): boolean => a !== '' && b !== '' && a !== b;

export const rule = defineRule<Kinds>({
  id: 'R-19',
  layer: 'scheme',
  severity: 'Warning',
  unconfirmed: true,
  appliesTo: rMessages,
  select: ['OrgnlMsgNmId', 'OrgnlTxRef/PmtTpInf/LclInstrm/Cd'],
  transactionState: () => 'compared',
  open: () => ({ ...nothing }),
  check: (node, _, state): readonly RuleFinding[] => {
    const { kind, instrument } = saidBy(node);
    const value = node.text;
    if (differs(kind, state.kind)) return [{ node, variant: 'kinds', value, params: { kind, others: state.kind } }];
    state.kind ||= kind;
    if (differs(instrument, state.instrument)) {
      return [{ node, variant: 'instruments', value, params: { others: state.instrument } }];
    }
    state.instrument ||= instrument;
    return [];
  },
});
