import { isShownName, isShownText } from '@clearbench/contracts/shown-name';
import { useTranslation } from 'react-i18next';
import { type Label, Labelled } from './labelled.tsx';

type TextProps = Label & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly spellCheck?: boolean;
  readonly placeholder?: string;
  /** Whether it holds a code instead of words. */
  readonly code?: boolean;
  readonly rows?: number;
  readonly list?: readonly string[];
  /** Whether other users read it: then invisible characters are removed. */
  readonly shown?: boolean;
  /** Whether it has no spaces: pasted spaces are removed. */
  readonly spaceless?: boolean;
  /** Whether it is hidden while it is typed. */
  readonly secret?: boolean;
};

/** The length limit allows for surrounding spaces in pasted text, which are trimmed. */
const roomForSpaces = 40;

const withoutSpaces = (text: string, maxLength: number | undefined): string =>
  text.replaceAll(/\s+/gu, '').slice(0, maxLength);

const hides = (value: string, lines: boolean): boolean =>
  value.trim() !== '' && !(lines ? isShownText(value) : isShownName(value.trim()));

/** A text field with one line, or several with `rows`. */
export const TextField = (props: TextProps) => {
  const { t } = useTranslation();
  const { label, help, error, value, rows, list, code = false, shown = false, spaceless = false, ...more } = props;
  const { secret = false, ...others } = more;
  const { onChange: change, ...rest } = others;
  const onChange = (text: string): void => change(spaceless ? withoutSpaces(text, rest.maxLength) : text);
  const fault = error ?? (shown && hides(value, rows !== undefined) ? t('editing.hiddenSigns') : undefined);
  return (
    <Labelled label={label} help={help} error={fault}>
      {(control) => {
        const room = spaceless && rest.maxLength !== undefined ? { maxLength: rest.maxLength + roomForSpaces } : {};
        const field = { className: code ? 'input input-code' : 'input', value, ...rest, ...room, ...control };
        if (rows !== undefined)
          return <textarea {...field} rows={rows} onChange={({ target }) => onChange(target.value)} />;
        return (
          <>
            <input
              {...field}
              type={secret ? 'password' : 'text'}
              list={list && `${control.id}-list`}
              autoComplete={secret ? 'new-password' : 'off'}
              onChange={({ target }) => onChange(target.value)}
            />
            {list && (
              <datalist id={`${control.id}-list`}>
                {list.map((one) => (
                  <option key={one} value={one} />
                ))}
              </datalist>
            )}
          </>
        );
      }}
    </Labelled>
  );
};

type SelectProps = Label & {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  readonly onChange: (value: string) => void;
};

/** A selection from several words. */
export const SelectField = ({ label, help, error, value, options, onChange }: SelectProps) => (
  <Labelled label={label} help={help} error={error}>
    {(control) => (
      <select {...control} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

/** Whether a field holds an integer within its limits; an optional field can also be empty. */
export const fits = (value: unknown, min: number, max: number, required = false): boolean =>
  value === undefined ? !required : Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

type NumberProps = Label & {
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly onChange: (value: number | undefined) => void;
};

/** An integer; undefined = empty. */
export const NumberField = ({ label, help, value, min, max, required = false, placeholder, onChange }: NumberProps) => {
  const { t } = useTranslation();
  const error = fits(value, min, max, required) ? undefined : t('editing.between', { min, max });
  return (
    <Labelled label={label} help={help} error={error}>
      {(control) => (
        <input
          {...control}
          type="number"
          className="input figures"
          min={min}
          max={max}
          required={required}
          placeholder={placeholder}
          value={value === undefined || Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        />
      )}
    </Labelled>
  );
};

type TickProps = {
  readonly label: string;
  readonly help?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A switch. */
export const TickField = ({ label, help, checked, onChange }: TickProps) => (
  <label className="tick">
    <input type="checkbox" className="choice" checked={checked} onChange={() => onChange(!checked)} />
    <span>{label}</span>
    {help && <span className="field-help">{help}</span>}
  </label>
);
