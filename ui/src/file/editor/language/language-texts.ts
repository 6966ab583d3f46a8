import type { Choice } from '@clearbench/authoring/language/completing';
import type { Hover } from '@clearbench/authoring/language/hover';
import type { SchemeUse } from '@clearbench/authoring/language/scheme-use';
import type { SubsetMark } from '@clearbench/authoring/language/subset-mark';
import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { ValueType } from '@clearbench/iso20022/model/model';
import type { Fix } from '@clearbench/rules/quick-fixes/fix';
import type { TFunction } from 'i18next';

/** The language in which the validator has names; English if it does not support the user's language. */
export const nameLanguage = (language: string): NameLanguage => {
  const known = language.slice(0, 2);
  return known === 'de' || known === 'fr' ? known : 'en';
};

const plain = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!<>|~]/g, '\\$&');
const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

const mostCodes = 12;
const listed = (words: readonly string[]): string =>
  words.slice(0, mostCodes).map(code).join(' ') + (words.length > mostCodes ? ' …' : '');

const digits = (t: TFunction, value: ValueType & { kind: 'decimal' }): string =>
  t('editor.language.decimal', { total: value.totalDigits, fraction: value.fractionDigits });

/** A short description of the permitted values. */
const valueTexts = (t: TFunction, value: ValueType): string => {
  switch (value.kind) {
    case 'text':
      if (value.max >= 1_000_000) return t('editor.language.anyText');
      return t('editor.language.text', { min: value.min, max: value.max });
    case 'pattern':
      return `${t('editor.language.pattern')} ${code(value.pattern)}`;
    case 'code':
      return `${t('editor.language.codes')} ${listed(value.codes)}`;
    case 'decimal':
      return digits(t, value);
    case 'binary':
      return t('editor.language.binary', { max: value.max });
    case 'boolean':
    case 'date':
    case 'dateTime':
    case 'time':
    case 'gYear':
    case 'gYearMonth':
      return t(`editor.language.${value.kind}`);
  }
};

/** Says that only ISO 20022 allows something: "not in the subset of SCT 2025". */
export const markText = (t: TFunction, { isConfirmed, scheme, rulebook }: SubsetMark): string =>
  t(isConfirmed ? 'editor.language.notInSubset' : 'editor.language.notInSubsetUnconfirmed', { scheme, rulebook });

const boundsOf = ({ min, max }: NonNullable<SchemeUse['occurs']>): string =>
  `${min}..${max === Number.POSITIVE_INFINITY ? '*' : max}`;

/** How the scheme uses the element, what it narrows, and the source. */
const schemeTexts = (t: TFunction, { scheme, rulebook, status, occurs, value, range, source }: SchemeUse) => {
  const use = t(`editor.language.inScheme.${status}`);
  const narrowed = [
    ...(range === undefined ? [] : [code(range)]),
    ...(value === undefined ? [] : [valueTexts(t, value)]),
  ];
  return [
    [`**${plain(`${scheme} ${rulebook}`)}**`, use, ...(occurs ? [`**${boundsOf(occurs)}**`] : []), ...narrowed].join(
      ' · ',
    ),
    ...(source === undefined ? [] : [plain(t(`explain.subset.lineSource.${source.kind}`, { ...source }))]),
  ];
};

const factsOf = (t: TFunction, hover: Hover): readonly string[] => [
  ...(hover.occurs === undefined ? [] : [`${t('editor.language.occurs')} **${hover.occurs}**`]),
  ...(hover.type === undefined ? [] : [`${t('editor.language.type')} ${code(hover.type)}`]),
];

const elementsOf = (t: TFunction, { elements = [], isChoice }: Hover): readonly string[] => {
  if (elements.length === 0) return [];
  return [`${t(isChoice ? 'editor.language.oneOf' : 'editor.language.elements')} ${listed(elements)}`];
};

/** The description of an element as Markdown, with links to the pages of its rules. */
export const hoverTexts = (t: TFunction, hover: Hover, rulePage: (id: string) => string): string => {
  const { tag, name, meaning, attribute, code: codeText, value, rules, ofEveryValue } = hover;
  const link = (id: string) => `[${id}](${rulePage(id)})`;
  const paragraphs = [
    `**${plain(name)}** ${code(attribute === undefined ? tag : `${tag}/@${attribute}`)}`,
    ...(meaning === undefined ? [] : [plain(meaning)]),
    ...(codeText?.text === undefined ? [] : [`${code(codeText.code)} ${plain(codeText.text)}`]),
    ...(codeText?.outsideSubset ? [plain(markText(t, codeText.outsideSubset))] : []),
    ...(codeText?.isOutside ? [t('editor.language.outside')] : []),
    factsOf(t, hover).join(' · '),
    ...(value === undefined ? [] : [valueTexts(t, value)]),
    ...elementsOf(t, hover),
    ...(hover.inScheme === undefined ? [] : schemeTexts(t, hover.inScheme)),
    ...rules.map(({ id, text }) => `${link(id)} ${plain(text)}`),
    ...(ofEveryValue.length === 0 ? [] : [`${t('editor.language.everyValue')} ${ofEveryValue.map(link).join(', ')}`]),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
};

/** The text beside a choice: that only ISO 20022 allows it, its name, its cardinality, and whether it is mandatory. */
export const choiceDetail = (t: TFunction, { text, occurs, isRequired, isOutside, outsideSubset }: Choice): string =>
  [
    outsideSubset === undefined ? '' : markText(t, outsideSubset),
    text ?? '',
    occurs ?? '',
    isRequired === true ? t('editor.language.required') : '',
    isOutside === true ? t('editor.language.outside') : '',
  ]
    .filter(Boolean)
    .join(' · ');

export const fixTexts = (t: TFunction, { kind, value }: Fix): string => t(`editor.language.fix.${kind}`, { value });
