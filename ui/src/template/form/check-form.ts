import { normalizedFileName } from '@clearbench/contracts/file/file-name';
import type { LayoutSection, TemplateLayout } from '@clearbench/contracts/template/layout';
import { mostBusinessDays, mostGenerated } from '@clearbench/contracts/template/load-file-limits';
import { type Fault, faultIn } from './field-fault.ts';
import type { FormValues } from './form-values.ts';

/** The errors by field name. */
export type Faults = Readonly<Record<string, Fault>>;

const inSection = (section: LayoutSection, values: Readonly<Record<string, string>>, path: string): [string, Fault][] =>
  section.fields.flatMap((field) => {
    const fault = faultIn(field, values[field.name] ?? '');
    return fault ? [[`${path}.${field.name}`, fault] as [string, Fault]] : [];
  });

const inCount = ({ name, repeat }: LayoutSection, count: string | undefined): [string, Fault][] => {
  if (!repeat?.generated || count === undefined) return [];
  const { min, max } = repeat;
  const fits = /^\d+$/.test(count) && Number(count) >= min && Number(count) <= max;
  return fits ? [] : [[`repeat.${name}`, { fault: 'count', params: { min, max } }]];
};

const inGroup = (section: LayoutSection, { groups, repeat }: FormValues): [string, Fault][] => [
  ...(groups[section.name] ?? []).flatMap((entry, index) =>
    inSection(section, entry, `groups.${section.name}.${index}`),
  ),
  ...inCount(section, repeat[section.name]),
];

/** As the server accepts it. */
const variedAmount = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/;

const inVariation = ({ amountFrom, amountTo }: FormValues): [string, Fault][] => {
  const [from, to] = [amountFrom.trim(), amountTo.trim()];
  if (from === '' && to === '') return [];
  const isRange = variedAmount.test(from) && variedAmount.test(to) && Number(from) > 0 && Number(from) <= Number(to);
  const fault: Fault = { fault: 'amounts', params: {} };
  return isRange
    ? []
    : [
        ['amountFrom', fault],
        ['amountTo', fault],
      ];
};

const inNumber = (name: string, value: string, min: number, max: number): [string, Fault][] => {
  const fits = /^\d+$/.test(value.trim()) && Number(value) >= min && Number(value) <= max;
  return fits ? [] : [[name, { fault: 'count', params: { min, max } }]];
};

const inLoad = (values: FormValues): [string, Fault][] => {
  const { transactions, errorShare, businessDays } = values;
  if (transactions.trim() === '') return [];
  const isShare = /^\d+(?:\.\d+)?$/.test(errorShare.trim()) && Number(errorShare) > 0 && Number(errorShare) <= 100;
  return [
    ...inNumber('transactions', transactions, 1, mostGenerated),
    ...(businessDays.trim() === '' ? [] : inNumber('businessDays', businessDays, 2, mostBusinessDays)),
    ...inVariation(values),
    ...(isShare ? [] : [['errorShare', { fault: 'share', params: {} }] as [string, Fault]]),
  ];
};

/** All errors for which the server would reject the form. */
export const faultsIn = ({ sections, isNamedByProfile = false }: TemplateLayout, values: FormValues): Faults => {
  const isLeftOut = isNamedByProfile && values.fileName.trim() === '';
  const isNamed = isLeftOut || normalizedFileName(values.fileName) !== undefined;
  const named: [string, Fault][] = isNamed ? [] : [['fileName', { fault: 'fileName', params: {} }]];
  const seeded: [string, Fault][] = /^\d{0,9}$/.test(values.seed.trim())
    ? []
    : [['seed', { fault: 'kind.number', params: {} }]];
  const inSections = sections.flatMap((section) =>
    section.repeat ? inGroup(section, values) : inSection(section, values.fields, 'fields'),
  );
  return Object.fromEntries([...named, ...inSections, ...seeded, ...inLoad(values)]);
};
