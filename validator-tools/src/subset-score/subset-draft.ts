import type { ElementUse, MessageModel, TypeModel } from '@clearbench/iso20022/model/model';
import type { SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import type { Draft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { generateValue } from '@clearbench/iso20022/testing/generate-value.fixture';
import { seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';

/** Values that several rules expect, by element name. */
const usualValues: Readonly<Record<string, string>> = {
  BIC: 'ZYDODEF0XXX',
  BICFI: 'ZYDODEF0XXX',
  BICOrBEI: 'ZYDODEF0XXX',
  AnyBIC: 'ZYDODEF0XXX',
  IBAN: 'DE89370400440532013000',
  LEI: '529900T8BM49AURSDO55',
  Ctry: 'DE',
  CtryOfBirth: 'DE',
  NbOfTxs: '1',
  CreDtTm: '2025-10-15T09:00:00Z',
  AccptncDtTm: '2025-10-15T09:00:00Z',
  OrgnlMsgNmId: 'pacs.008',
};

/** Values that decide on the use of a message, by use and path suffix. */
const valuesOfUses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  recall: { 'CxlRsnInf/Rsn/Cd': 'DUPL', OrgnlMsgNmId: 'camt.056' },
  requestForRecall: { 'CxlRsnInf/Rsn/Cd': 'CUST' },
  return: { 'RtrRsnInf/Rsn/Cd': 'AC04' },
  recallAnswer: { 'RtrRsnInf/Rsn/Cd': 'FOCR' },
  negative: { TxSts: 'RJCT', GrpSts: 'RJCT' },
  positive: { TxSts: 'ACCP', GrpSts: 'ACCP' },
  clearingReport: {
    OrgnlMsgNmId: 'camt.056',
    'GrpHdr/InstgAgt/FinInstnId/BIC': 'ZYCSDEF0XXX',
    'GrpHdr/InstgAgt/FinInstnId/BICFI': 'ZYCSDEF0XXX',
    GrpSts: 'RJCT',
    DtldSts: 'RJCT',
    TxSts: 'RJCT',
  },
  valueDateCorrected: { 'Sts/Conf': 'ACVA' },
  inquiry: { OrgnlMsgNmId: 'camt.027' },
  extendedRemittance: { 'LclInstrm/Cd': 'PERI' },
};

const creditorIdentifier = 'DE98ZZZ09999999999';

const narrowedValue = ({ value }: SubsetElement, usual: string): string | undefined => {
  if (value?.kind === 'code') return value.codes[0];
  if (value?.kind === 'amount') return '10.00';
  if (value?.kind === 'pattern') return [usual, creditorIdentifier].find((text) => value.pattern.test(text));
  return undefined;
};

const plainValue = (type: TypeModel & { readonly kind: 'value' }, name: string): string => {
  const { value } = type;
  if (usualValues[name] !== undefined) return usualValues[name];
  if (value.kind === 'text') return 'A1'.slice(0, value.max);
  if (value.kind === 'decimal') return '10.00';
  if (value.kind === 'date') return '2025-10-16';
  if (value.kind === 'dateTime') return '2025-10-15T09:00:00Z';
  if (value.kind === 'code') return value.codes[0] ?? '';
  return generateValue(seededRandom(1), value);
};

/** An element of ISO 20022 with what it must contain, of choices the first element. */
export const smallestDraft = (model: MessageModel, { name, type: typeName }: ElementUse): Draft => {
  const type = model.typeNamed(typeName);
  const draft: Draft = { name, attributes: {}, text: '', children: [], type };
  if (type.kind === 'any') draft.children.push({ name: 'Any', attributes: {}, text: '1', children: [] });
  else if (type.kind === 'value') {
    draft.text = plainValue(type, name);
    if (type.attribute) draft.attributes[type.attribute.name] = 'EUR';
  } else {
    const needed = type.kind === 'choice' ? type.elements.slice(0, 1) : type.elements.filter(({ min }) => min > 0);
    draft.children.push(...needed.map((use) => smallestDraft(model, use)));
  }
  return draft;
};

/** Elements of which the rules allow one child only, although the subset allows several. */
const exclusive = ['RmtInf', 'OrgId', 'PrvtId', 'FinInstnId'];

export type DraftChoice = 'first' | 'last';

/** Elements that an order allows in the payment group or in its transactions, not in both (C-01, C-02). */
const onOneLevel = /\/PmtInf\/(?:\w+TxInf\/(?:DrctDbtTx\/)?)?(?:PmtTpInf|UltmtDbtr|UltmtCdtr|ChrgBr|CdtrSchmeId)$/;

/** The first choice has them in the group, the last one in the transactions. */
const isOnOtherLevel = (path: string, choice: DraftChoice): boolean =>
  onOneLevel.test(path) && /TxInf\//.test(path) === (choice === 'first');

type Making = { readonly model: MessageModel; readonly use: string; readonly choice: DraftChoice };

/** Values that rules expect, by path suffix: a draft with an error would hide the error of a mutant at the same place. */
const valuesByPath: Readonly<Record<string, string>> = {
  'CdtrSchmeId/Id/PrvtId/Othr/Id': creditorIdentifier,
  'OrgnlDbtrAcct/Id/Othr/Id': 'SMNDA',
  'OrgnlDbtrAgt/FinInstnId/Othr/Id': 'SMNDA',
  'DbtrAgt/FinInstnId/Othr/Id': 'NOTPROVIDED',
};

const valueFor = ({ use }: Making, path: string): string | undefined => {
  const values = { ...valuesByPath, ...valuesOfUses[use] };
  return Object.entries(values).find(([suffix]) => path.endsWith(`/${suffix}`))?.[1];
};

/** An element with everything that the subset allows below it, each element once, of choices one element. */
const fullDraft = (making: Making, isoUse: ElementUse, subset: SubsetElement, above: string): Draft => {
  const { model, choice } = making;
  const type = model.typeNamed(isoUse.type);
  const path = `${above}/${isoUse.name}`;
  if (type.kind !== 'sequence' && type.kind !== 'choice') {
    const draft = smallestDraft(model, isoUse);
    if (type.kind === 'value') draft.text = valueFor(making, path) ?? narrowedValue(subset, draft.text) ?? draft.text;
    return draft;
  }
  const draft: Draft = { name: isoUse.name, attributes: {}, text: '', children: [], type };
  const options = subset.oneOf?.names ?? [];
  const option = options.at(choice === 'first' ? 0 : -1);
  const inside = type.elements
    .filter(({ name }) => subset.allowed.has(name) || subset.allowed.size === 0)
    .filter(({ name }) => !options.includes(name) || name === option);
  const decisive = inside.find(({ name }) => valueFor(making, `${path}/${name}`) !== undefined);
  const required = inside.filter(({ name }) => (subset.allowed.get(name)?.min ?? 0) > 0);
  const isExclusive = type.kind === 'choice' || (exclusive.includes(isoUse.name) && required.length === 0);
  const onLevel = inside.filter(({ name }) => !isOnOtherLevel(`${path}/${name}`, choice));
  const chosen = isExclusive ? [decisive ?? inside.at(choice === 'first' ? 0 : -1)] : onLevel;
  for (const use of chosen) {
    if (use === undefined) continue;
    const inner = subset.allowed.get(use.name);
    draft.children.push(inner === undefined ? smallestDraft(model, use) : fullDraft(making, use, inner, path));
  }
  return draft;
};

/** A message of the use with everything that its subset allows. */
export const draftInside = (model: MessageModel, subset: SubsetElement, use: string, choice: DraftChoice): Draft => {
  const { documentName: name, namespace: xmlns, document: type } = model;
  const message = type.kind === 'sequence' ? type.elements[0] : undefined;
  if (message === undefined) throw new Error(`${model.name} has no message element`);
  const children = [fullDraft({ model, use, choice }, message, subset, '')];
  return { name, attributes: { xmlns }, text: '', children, type };
};
