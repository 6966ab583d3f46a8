import type { LayoutField, LayoutSection, TemplateLayout, TemplateValues } from '@clearbench/contracts/template/layout';

/** The form values: everything is text until it is sent. */
export type FormValues = {
  fileName: string;
  fields: Record<string, string>;
  groups: Record<string, Record<string, string>[]>;
  repeat: Record<string, string>;
  seed: string;
  /** Empty where the template decides. */
  transactions: string;
  /** Percent of the transactions that break the selected rule. */
  errorShare: string;
  /** Limits of amounts that vary; empty where all transactions have the amounts of the template. */
  amountFrom: string;
  amountTo: string;
  /** `yes`: each transaction has other names. */
  varyNames: string;
  /** Business days over which the dates are spread; empty for the dates of the template. */
  businessDays: string;
};

const initialOf = (fields: readonly LayoutField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? '']));

export const newEntry = (section: LayoutSection): Record<string, string> => initialOf(section.fields);

const isGroup = ({ repeat }: LayoutSection): boolean => repeat !== undefined;

/** The initial values. Generated groups start with a number only, plain ones with the required entries. */
export const startValues = ({ sections, templateKeyDto, isNamedByProfile = false }: TemplateLayout): FormValues => {
  const groups = sections.filter(isGroup);
  return {
    fileName: isNamedByProfile ? '' : `${templateKeyDto.templateName}.xml`,
    fields: Object.assign(
      {},
      ...sections.filter((section) => !isGroup(section)).map(({ fields }) => initialOf(fields)),
    ),
    groups: Object.fromEntries(
      groups.map((section) => {
        const { min = 0, generated = false } = section.repeat ?? {};
        return [section.name, generated ? [] : Array.from({ length: min }, () => newEntry(section))];
      }),
    ),
    repeat: Object.fromEntries(
      groups.filter(({ repeat }) => repeat?.generated).map(({ name, repeat }) => [name, String(repeat?.min ?? 1)]),
    ),
    seed: '',
    transactions: '',
    errorShare: '1',
    amountFrom: '',
    amountTo: '',
    varyNames: '',
    businessDays: '',
  };
};

/** The values to send: unchanged parts are omitted, so that the server generates them. */
export const valuesToSend = ({ fileName, fields, groups, repeat, seed }: FormValues): TemplateValues => ({
  ...(fileName.trim() === '' ? {} : { fileName: fileName.trim() }),
  fields,
  groups,
  repeat: Object.fromEntries(Object.entries(repeat).map(([name, count]) => [name, Number(count)])),
  ...(seed.trim() === '' ? {} : { seed: Number(seed) }),
});
