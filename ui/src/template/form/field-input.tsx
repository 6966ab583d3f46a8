import type { LayoutField } from '@clearbench/contracts/template/layout';
import { type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dayInWords } from '../../translation/day-in-words.ts';
import { isMadeUp } from './field-fault.ts';
import { hintFor } from './field-hint.ts';

type Props = { readonly field: LayoutField; readonly path: string };
type ControlProps = { field: LayoutField; control: UseFormRegisterReturn; shown: Record<string, unknown> };

const kindClass = ({ kind }: LayoutField): string =>
  kind === 'amount' || kind === 'number'
    ? 'input figures input-right'
    : kind === 'iban' || kind === 'bic'
      ? 'input input-code'
      : 'input';

const modes: Readonly<Partial<Record<LayoutField['kind'], 'decimal' | 'numeric'>>> = {
  amount: 'decimal',
  number: 'numeric',
};

const Control = ({ field, control, shown }: ControlProps) => {
  if (field.kind === 'longText') return <textarea className="input" rows={3} {...control} {...shown} />;
  if (field.kind === 'choice')
    return (
      <select className="input" {...control} {...shown}>
        {!field.required && <option value="">–</option>}
        {field.choices?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  const mode = modes[field.kind];
  return (
    <input
      className={kindClass(field)}
      type={field.kind === 'date' ? 'date' : 'text'}
      autoComplete="off"
      spellCheck={false}
      {...(mode ? { inputMode: mode } : {})}
      {...control}
      {...shown}
    />
  );
};

const Hint = ({ field, path, id }: Props & { readonly id: string }) => {
  const { t, i18n } = useTranslation();
  const watched: unknown = useWatch({ name: path });
  const value = typeof watched === 'string' ? watched : '';
  const hint = hintFor(field, value);
  if (field.kind === 'date')
    return (
      <p id={id} className="field-hint field-day" role="status">
        {dayInWords(value, i18n.language)}
      </p>
    );
  return (
    <p id={id} className="field-hint" role="status">
      {hint && t(`template.hint.${hint}`)}
    </p>
  );
};

/** One field of a layout with its label, its help, and the error or hint of its value. */
export const FieldInput = ({ field, path }: Props) => {
  const { t } = useTranslation();
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(path, formState);
  const id = `field-${path.replaceAll('.', '-')}`;
  const describedBy = [error && `${id}-error`, `${id}-hint`, field.help && `${id}-help`].filter(Boolean).join(' ');
  const shown = {
    id,
    'aria-invalid': error !== undefined,
    'aria-required': field.required,
    'aria-describedby': describedBy,
    ...(isMadeUp(field) ? { placeholder: t('template.generated') } : {}),
  };
  return (
    <div
      className="field"
      data-wide={field.kind === 'longText' || undefined}
      data-error={error !== undefined || undefined}
    >
      <label htmlFor={id}>
        {field.label}
        {!field.required && <span className="field-optional">{t('template.optional')}</span>}
      </label>
      <Control field={field} control={register(path)} shown={shown} />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error.message}
        </p>
      )}
      <Hint field={field} path={path} id={`${id}-hint`} />
      {field.help && (
        <p id={`${id}-help`} className="field-help">
          {field.help}
        </p>
      )}
    </div>
  );
};
