import { hoverAt } from '@clearbench/authoring/language/hover';
import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import type { TFunction } from 'i18next';
import { choiceDetail, hoverTexts, nameLanguage } from './language-texts.ts';

const t = ((key: string, params: object = {}) =>
  [key.split('.').at(-1), ...Object.values(params)].join(' ')) as unknown as TFunction;
const text = minimalMessage();
const grammar = grammarOf({ scheme: 'sct', rbVersion: '2025', now: '2025-10-15T09:00:00Z' });
const words = (piece: string) => {
  const hover = hoverAt(createTextIndex(text), text.indexOf(piece), grammar, 'en');
  return hover === undefined ? '' : hoverTexts(t, hover, (id) => `/explain/rules/${id}`);
};

describe('the texts of the editor', () => {
  it('describe an element, its cardinality and its rules', () => {
    const text = words('ChrgBr>');
    expect(text).toContain('**Charge bearer** `ChrgBr`');
    expect(text).toMatch(/`ChrgBr`\n\n[A-Z][^`]{20,}\\\.\n\noccurs/);
    expect(text).toContain('occurs **1..1** · type `ChargeBearerType1Code`');
    expect(text).toContain('codes `DEBT` `CRED` `SHAR` `SLEV`');
    expect(text).toContain('[P-11](/explain/rules/P-11)');
  });

  it('describe the use of an element in the scheme, with what it narrows and the source', () => {
    const name = words('Nm>');
    expect(name).toContain('**SCT 2025** · required · **1..1** · text 1 70');
    expect(name).toContain('carriedOver EPC115\\-06 2023');
  });

  it('mark a choice that only ISO 20022 allows', () => {
    const mark = { isConfirmed: true, scheme: 'SCT', rulebook: '2025' };
    const choice = { kind: 'element', label: 'A', insert: '', from: 0, to: 0, occurs: '0..1' } as const;
    expect(choiceDetail(t, { ...choice, outsideSubset: mark })).toBe('notInSubset SCT 2025 · 0..1');
    expect(choiceDetail(t, { ...choice, outsideSubset: { ...mark, isConfirmed: false } })).toContain('Unconfirmed');
  });

  it('describe a code, and for an element the codes it permits', () => {
    expect(words('SLEV')).toContain('`SLEV` As the service level says');
    expect(words('GrpHdr>')).toContain('elements `MsgId`');
  });

  it('escape Markdown in the text of a message', () => {
    const hover = { from: 0, to: 1, tag: 'A', name: '[x](y) *z*', path: '/A', rules: [], ofEveryValue: [] };
    expect(hoverTexts(t, hover, (id) => id)).toContain('**\\[x\\]\\(y\\) \\*z\\*** `A`');
  });

  it('say whether a choice is mandatory, and which language is known', () => {
    const choice = { kind: 'element', label: 'A', insert: '', from: 0, to: 0 } as const;
    expect(choiceDetail(t, { ...choice, occurs: '1..1', isRequired: true })).toBe('1..1 · required');
    expect(choiceDetail(t, choice)).toBe('');
    expect(['de-AT', 'fr', 'it'].map(nameLanguage)).toEqual(['de', 'fr', 'en']);
  });
});
