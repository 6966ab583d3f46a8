import type { LayoutField } from '@clearbench/contracts/template/layout';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../editing/labelled.tsx';
import { fullDate } from '../../translation/full-date.ts';
import { isMadeUp } from './field-fault.ts';
import { hintFor } from './field-hint.ts';
import type { Problem } from './template-form-state.ts';
import { type FormEvents, idOfField } from './use-template-form.ts';

type Props = {
  readonly field: LayoutField;
  readonly path: string;
  readonly value: string;
  readonly problem: Problem | undefined;
  readonly events: FormEvents;
};

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

type ControlProps = Omit<Props, 'problem'> & { readonly shown: object };

const Control = ({ field, path, value, events, shown }: ControlProps) => {
  const bound = {
    name: path,
    value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => events.change(path, target.value),
    onBlur: () => events.leave(path),
    ...shown,
  };
  if (field.kind === 'longText') return <textarea className="input" rows={3} {...bound} />;
  if (field.kind === 'choice')
    return (
      <select className="input" {...bound}>
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
      {...bound}
    />
  );
};

/** The day in words below a date; a warning below an unusual value of another field. */
const useHint = (field: LayoutField, value: string): ReactNode => {
  const { t, i18n } = useTranslation();
  const day = field.kind === 'date' ? fullDate(value, i18n.language) : undefined;
  if (day) return <span className="field-day">{day}</span>;
  const hint = hintFor(field, value);
  return hint && t(`template.hint.${hint}`);
};

const PlainFieldInput = (props: Props) => {
  const { problem, ...bound } = props;
  const { field, path, value } = bound;
  const { t } = useTranslation();
  const hint = useHint(field, value);
  return (
    <Labelled
      id={idOfField(path)}
      label={field.label}
      labelNote={field.required ? undefined : t('template.optional')}
      wide={field.kind === 'longText'}
      error={problem && t(problem.textKey, problem.params)}
      hint={hint ?? ''}
      help={field.help}
    >
      {(control) => (
        <Control
          {...bound}
          shown={{
            ...control,
            'aria-required': field.required,
            ...(isMadeUp(field) ? { placeholder: t('template.generated') } : {}),
          }}
        />
      )}
    </Labelled>
  );
};

/** One field of a layout with its label, its help, and the error or hint of its value. */
export const FieldInput = memo(PlainFieldInput);
