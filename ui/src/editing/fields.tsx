import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

type Labelled = { readonly label: string; readonly help?: string | undefined; readonly error?: string | undefined };

type FrameProps = Labelled & { readonly id: string; readonly children: ReactNode };

const Frame = ({ id, label, help, error, children }: FrameProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
    {error && (
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    )}
    {help && (
      <p id={`${id}-help`} className="field-help">
        {help}
      </p>
    )}
  </div>
);

const told = (id: string, { help, error }: Labelled) => ({
  'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error === undefined ? undefined : true,
});

type TextProps = Labelled & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly spellCheck?: boolean;
  readonly rows?: number;
  readonly list?: readonly string[];
};

/** A line of text, or several with `rows`. */
export const TextField = ({ label, help, error, value, onChange, rows, list, ...rest }: TextProps) => {
  const id = useId();
  const field = { id, className: 'input', value, ...rest, ...told(id, { label, help, error }) };
  return (
    <Frame id={id} label={label} help={help} error={error}>
      {rows === undefined ? (
        <input
          {...field}
          type="text"
          list={list && `${id}-list`}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <textarea {...field} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
      {list && (
        <datalist id={`${id}-list`}>
          {list.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </Frame>
  );
};

/** Whether a field holds a whole number between its bounds; nothing at all is one, too, where nothing is needed. */
export const fits = (value: unknown, min: number, max: number, required = false): boolean =>
  value === undefined ? !required : Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

type NumberProps = Labelled & {
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly onChange: (value: number | undefined) => void;
};

/** A whole number; undefined = left empty. */
export const NumberField = ({ label, help, value, min, max, required = false, placeholder, onChange }: NumberProps) => {
  const { t } = useTranslation();
  const id = useId();
  const error = fits(value, min, max, required) ? undefined : t('editing.between', { min, max });
  return (
    <Frame id={id} label={label} help={help} error={error}>
      <input
        id={id}
        type="number"
        className="input figures"
        min={min}
        max={max}
        required={required}
        placeholder={placeholder}
        value={value === undefined || Number.isNaN(value) ? '' : value}
        {...told(id, { label, help, error })}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </Frame>
  );
};

type TickProps = {
  readonly label: string;
  readonly help?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** Yes or no. */
export const TickField = ({ label, help, checked, onChange }: TickProps) => (
  <label className="tick">
    <input type="checkbox" className="choice" checked={checked} onChange={() => onChange(!checked)} />
    <span>{label}</span>
    {help && <span className="field-help">{help}</span>}
  </label>
);
