import type { Automaton } from '@clearbench/iso20022/model/automaton';
import { facet, type ValueCheck } from '@clearbench/iso20022/model/facets';
import { attributeValue } from '@clearbench/xml/tokenizer/attribute-values';
import { attributeUri } from '@clearbench/xml/tokenizer/namespaces';
import { schemaInstanceUri, xmlnsUri } from '@clearbench/xml/tokenizer/state';
import { textFlag } from '@clearbench/xml/tokenizer/token';
import { reportStructure } from './report-structure.ts';
import { openName, type ValidationState } from './validation-state.ts';
import { checkText, reportValue } from './values.ts';

const hints = new Set(['schemaLocation', 'noNamespaceSchemaLocation']);

/** Whether a qualified name in an attribute, its prefix resolved, is that of the type; no type of ISO 20022 is derived from another. */
const namesType = ({ tokenizer: t, documentUri }: ValidationState, { type }: Automaton, index: number): boolean => {
  const [local = '', prefix = '', ...more] = attributeValue(t, index).trim().split(':').toReversed();
  const known = t.names.prefixTexts.indexOf(prefix);
  return more.length === 0 && local === type.name && known >= 0 && (t.uriOfPrefix[known] ?? 0) === documentUri;
};

/** Namespace declarations and the hints of XML Schema's own namespace may stand everywhere, the type only where it is the right one. */
const isNeutral = (v: ValidationState, automaton: Automaton, index: number): boolean => {
  const { tokenizer: t } = v;
  const name = t.attributeNames[index] as number;
  const uri = t.uris[attributeUri(t, index)];
  if (name === t.xmlnsName || uri === xmlnsUri) return true;
  if (uri !== schemaInstanceUri) return false;
  const local = t.names.texts[t.names.locals[name] as number] as string;
  return hints.has(local) || (local === 'type' && namesType(v, automaton, index));
};

const report = (v: ValidationState, variant: string, attribute: string, depth: number): void => {
  reportStructure(v, {
    variant,
    depth,
    line: v.tokenizer.startLine,
    column: v.tokenizer.startColumn,
    params: { element: openName(v, depth), attribute },
  });
};

/** Checked as it lies in the buffer where its bytes are what they say. */
const checkBytes = ({ tokenizer: t }: ValidationState, check: ValueCheck, index: number): number =>
  ((t.attributeFlags[index] as number) & textFlag.escaped) === 0
    ? check(t.bytes, t.attributeFrom[index] as number, t.attributeTo[index] as number)
    : checkText(check, attributeValue(t, index));

const checkAttribute = (v: ValidationState, automaton: Automaton, index: number, depth: number): void => {
  const { tokenizer: t } = v;
  const { attribute, type } = automaton;
  const broken = attribute === undefined ? facet.none : checkBytes(v, attribute.check, index);
  if (broken === facet.none || type.kind !== 'value' || type.attribute === undefined) return;
  const attributeType = v.message?.model.typeNamed(type.attribute.type);
  if (attributeType?.kind !== 'value') return;
  const value = attributeValue(t, index);
  const location = { depth, line: t.startLine, column: t.startColumn, attribute: type.attribute.name };
  reportValue(v, attributeType.value, broken, value, location);
};

/** Checks the attributes of the current start tag. */
export const checkAttributes = (v: ValidationState, automaton: Automaton, depth: number): void => {
  const { tokenizer: t } = v;
  let isPresent = automaton.attribute === undefined;
  for (let index = 0; index < t.attributeCount; index++) {
    const name = t.attributeNames[index] as number;
    if (name === automaton.attribute?.name) {
      isPresent = true;
      checkAttribute(v, automaton, index, depth);
    } else if (!isNeutral(v, automaton, index)) report(v, 'attribute', t.names.texts[name] as string, depth);
  }
  if (!isPresent && automaton.type.kind === 'value') {
    report(v, 'attributeMissing', automaton.type.attribute?.name ?? '', depth);
  }
};
