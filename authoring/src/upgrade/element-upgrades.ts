import type { ElementUse, MessageModel, TypeModel } from '@clearbench/iso20022/model/model';

type ElementsOfType = Extract<TypeModel, { readonly kind: 'sequence' | 'choice' }>;

/** Names of the 2019 standard for elements of 2009, by the name of the parent and the element, or by the element alone. */
const renamed: Readonly<Record<string, string>> = {
  BIC: 'BICFI',
  BICOrBEI: 'AnyBIC',
  'ChrgsInf/Pty': 'Agt',
  'Chrgs/Pty': 'Agt',
  PrvsInstgAgt: 'PrvsInstgAgt1',
  PrvsInstgAgtAcct: 'PrvsInstgAgt1Acct',
  AdmstnZn: 'AdmstnZone',
};

/** Elements of 2009 that 2019 puts into a common element. */
const grouped: Readonly<Record<string, { readonly group: string; readonly name: string }>> = {
  'RltdRmtInf/RmtLctnMtd': { group: 'RmtLctnDtls', name: 'Mtd' },
  'RltdRmtInf/RmtLctnElctrncAdr': { group: 'RmtLctnDtls', name: 'ElctrncAdr' },
  'RltdRmtInf/RmtLctnPstlAdr': { group: 'RmtLctnDtls', name: 'PstlAdr' },
  'TtlNtries/TtlNetNtryAmt': { group: 'TtlNetNtry', name: 'Amt' },
  'TtlNtries/CdtDbtInd': { group: 'TtlNetNtry', name: 'CdtDbtInd' },
  'TtlNtriesPerBkTxCd/TtlNetNtryAmt': { group: 'TtlNetNtry', name: 'Amt' },
  'TtlNtriesPerBkTxCd/CdtDbtInd': { group: 'TtlNetNtry', name: 'CdtDbtInd' },
};

/** Elements that hold a former plain value, the first that exists: a date, a code, a frequency, an amount. */
const valueWrappers = ['Dt', 'Cd', 'Tp', 'Amt'];

export const hasElements = (type: TypeModel | undefined): type is ElementsOfType =>
  type?.kind === 'sequence' || type?.kind === 'choice';

const namesFor = (parent: string, name: string): readonly string[] =>
  [name, renamed[`${parent}/${name}`], renamed[name]].filter((candidate) => candidate !== undefined);

/** The element of the newer type that holds the element of that name. */
export const elementIn = (type: ElementsOfType, parent: string, name: string): ElementUse | undefined =>
  namesFor(parent, name)
    .map((candidate) => type.elements.find((element) => element.name === candidate))
    .find((element) => element !== undefined);

/** The element of the newer type around a child that the type itself does not have: `Pty` in a choice of party and bank. */
export const wrapperIn = (
  model: MessageModel,
  type: ElementsOfType,
  parent: string,
  child: string,
): ElementUse | undefined =>
  type.elements.find((element) => {
    const inner = model.typeNamed(element.type);
    return hasElements(inner) && elementIn(inner, parent, child) !== undefined;
  });

/** The element of the newer type that holds the value that was written in the element itself. */
export const valueWrapperIn = (model: MessageModel, type: ElementsOfType, text: string): ElementUse | undefined =>
  valueWrappers
    .map((name) => type.elements.find((element) => element.name === name))
    .find((element) => {
      const inner = element && model.typeNamed(element.type);
      if (inner?.kind !== 'value') return false;
      return inner.value.kind !== 'code' || inner.value.codes.includes(text);
    });

/** The element into which the newer version groups an element, and its name there. */
export const groupOf = (model: MessageModel, type: ElementsOfType, parent: string, name: string) => {
  const found = grouped[`${parent}/${name}`];
  const group = found && type.elements.find((element) => element.name === found.group);
  const inner = group && model.typeNamed(group.type);
  const use = hasElements(inner) ? inner.elements.find((element) => element.name === found?.name) : undefined;
  return group && use && { group: group.name, use };
};
