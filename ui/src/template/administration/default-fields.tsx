import type { FieldDefault, LayoutField } from '@clearbench/contracts/template/layout';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../editing/fields.tsx';
import { withParts } from './field-parts.ts';
import { LimitField } from './limit-field.tsx';
import type { FaultOf } from './use-field-faults.ts';

/** The defaults by their source, each with its initial value. */
const defaults: Readonly<Record<FieldDefault['from'], FieldDefault>> = {
  literal: { from: 'literal', value: '' },
  reference: { from: 'reference', prefix: 'REF-' },
  uuid: { from: 'uuid' },
  now: { from: 'now' },
  today: { from: 'today' },
  targetDay: { from: 'targetDay', plus: 1 },
  profileBic: { from: 'profileBic', otherwise: 'ZYDODEF0XXX' },
  clearingBic: { from: 'clearingBic' },
  randomIban: { from: 'randomIban', country: 'DE' },
  randomAmount: { from: 'randomAmount', min: '1.00', max: '1000.00' },
  randomName: { from: 'randomName' },
};
const none = 'none';

/** The parameters of a default besides its source. */
const detailsOf = (from: FieldDefault): readonly string[] => Object.keys(from).filter((part) => part !== 'from');

/** The possible defaults of a choice: none, each of its values once, and the current one. */
const optionsOf = ({ choices = [] }: LayoutField, now: string) => {
  const labels = new Map([['', '–'], ...choices.map(({ value, label }) => [value, label] as const).toReversed()]);
  return [...labels.set(now, labels.get(now) ?? now)].map(([value, text]) => ({
    value,
    text: value === '' ? '–' : text,
  }));
};

type Props = {
  readonly field: LayoutField;
  readonly faultOf: FaultOf;
  readonly onChange: (field: LayoutField) => void;
};
type DetailProps = Props & { readonly from: FieldDefault; readonly part: string };

const Detail = ({ field, from, part, faultOf, onChange }: DetailProps) => {
  const { t } = useTranslation();
  const value = (from as unknown as Record<string, string | number>)[part] ?? '';
  const label = t(`templateAdmin.detail.${part}`);
  const error = faultOf(part === 'value' || part === 'plus' ? 'default' : `default.${part}`);
  const say = (said: string | number) => onChange({ ...field, default: { ...from, [part]: said } as FieldDefault });
  if (typeof value === 'number')
    return <LimitField label={label} error={error} value={value} onChange={(number) => say(number ?? Number.NaN)} />;
  if (field.kind !== 'choice' || part !== 'value')
    return <TextField label={label} error={error} value={value} maxLength={500} onChange={say} />;
  const options = optionsOf(field, value);
  return <SelectField label={label} error={error} value={value} options={options} onChange={say} />;
};

/** The default of a field. */
export const DefaultFields = (props: Props) => {
  const { t } = useTranslation();
  const { field, onChange } = props;
  const { default: from } = field;
  const options = [none, ...Object.keys(defaults)].map((one) => ({ value: one, text: t(`templateAdmin.from.${one}`) }));
  const choose = (one: string) =>
    onChange(withParts(field, { default: one === none ? undefined : defaults[one as FieldDefault['from']] }));
  return (
    <>
      <SelectField
        label={t('templateAdmin.field.default')}
        value={from?.from ?? none}
        options={options}
        onChange={choose}
      />
      {from && detailsOf(from).map((part) => <Detail key={part} {...props} from={from} part={part} />)}
    </>
  );
};
