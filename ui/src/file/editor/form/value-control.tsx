import type { FormValue } from '@clearbench/authoring/form/form-node';
import type { SubsetMark } from '@clearbench/authoring/language/subset-mark';
import type { TFunction } from 'i18next';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { markText } from '../language/language-texts.ts';
import { nativeInput, writtenMoment } from './date-input.ts';
import { useDraft } from './use-draft.ts';

type Props = {
  readonly id: string;
  readonly field: FormValue;
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly required: boolean;
  readonly fixed: boolean;
  readonly className?: string;
  readonly onPut: (value: string) => Promise<unknown>;
};

/** The ids of the suggestion lists, which many fields share. */
export const listId = (list: string): string => `fm-list-${list}`;

type CodeOption = {
  readonly code: string;
  readonly text?: string | undefined;
  readonly outsideSubset?: SubsetMark | undefined;
};

const codeLabel = (t: TFunction, { code, text, outsideSubset }: CodeOption): string => {
  const label = text ? `${code} – ${text}` : code;
  return outsideSubset ? `${label} (${markText(t, outsideSubset)})` : label;
};

const usual = ['true', 'false'] as const;

/** Yes and no, or the permitted codes; another value stays visible. */
const Choice = ({ id, field, label, describedBy, required, fixed, onPut }: Props) => {
  const { t } = useTranslation();
  const { value, input } = field;
  const isBoolean = input.kind === 'boolean';
  const same: Readonly<Record<string, string>> = isBoolean ? { '1': 'true', '0': 'false' } : {};
  const shown = same[value] ?? value;
  const codes: readonly CodeOption[] =
    input.kind === 'code' ? input.choices : usual.map((code) => ({ code, text: t(`editor.form.${code}`) }));
  const isKnown = codes.some(({ code }) => code === shown);
  return (
    <select
      id={id}
      className="input fm-select"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={field.fault !== undefined || undefined}
      aria-required={required}
      disabled={fixed}
      value={shown}
      onChange={({ target }) => void onPut(target.value)}
    >
      {!isKnown && (
        <option value={shown}>
          {shown === '' ? t('editor.form.choose') : t('editor.form.notAllowed', { value: shown })}
        </option>
      )}
      {codes.map((code) => (
        <option key={code.code} value={code.code}>
          {isBoolean ? code.text : codeLabel(t, code)}
        </option>
      ))}
    </select>
  );
};

const manyCharacters = 140;
const classOf: Readonly<Record<string, string>> = { decimal: 'figures fm-short fm-amount', listed: 'fm-short' };

const Typed = ({ id, field, label, describedBy, required, fixed, className = '', onPut }: Props) => {
  const { value, input, fault, maxLength } = field;
  const { shown, type, flush, drop } = useDraft(value, onPut);
  const isShown = fault === undefined || value === '';
  const narrowed = 'pattern' in input && input.pattern !== undefined;
  const native = isShown ? nativeInput(input.kind, value, narrowed) : 'text';
  const isLong = (input.kind === 'text' && input.max > manyCharacters) || value.includes('\n');
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isLong) flush();
    const undoes = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!undoes || !drop()) return;
    event.preventDefault();
  };
  const control = {
    id,
    value: shown,
    readOnly: fixed,
    spellCheck: false,
    maxLength,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-required': required,
    onBlur: flush,
    onKeyDownCapture: keys,
  };
  if (isLong)
    return (
      <textarea {...control} className={`input ${className}`} rows={2} onChange={({ target }) => type(target.value)} />
    );
  return (
    <input
      {...control}
      className={`input ${classOf[input.kind] ?? ''} ${className}`}
      type={native}
      step={native === 'datetime-local' ? 1 : undefined}
      inputMode={input.kind === 'decimal' ? 'decimal' : undefined}
      list={input.kind === 'listed' ? listId(input.list) : undefined}
      autoComplete="off"
      onChange={({ target }) => type(writtenMoment(native, target.value))}
    />
  );
};

/** The control of a value: a selection for codes, the browser's field for dates, else a text field. */
export const ValueControl = (props: Props) =>
  props.field.input.kind === 'code' || props.field.input.kind === 'boolean' ? (
    <Choice {...props} />
  ) : (
    <Typed {...props} />
  );
