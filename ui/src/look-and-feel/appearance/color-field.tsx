import { betterColor } from '@clearbench/branding/contrast';
import { readColor } from '@clearbench/branding/read-color';
import type { ColorField as Field } from '@clearbench/contracts/look-and-feel/colors';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** If the contrast is too low: the nearest colour with enough contrast. */
const Suggestion = ({ field, value, onChange }: Props) => {
  const { t } = useTranslation();
  const better = betterColor(field, value);
  if (better === undefined) return null;
  return (
    <p className="color-suggestion">
      {t('appearance.faint')}{' '}
      <button type="button" className="link-button" onClick={() => onChange(better)}>
        <span className="swatch-dot" style={{ background: better }} />
        {t('appearance.takeInstead', { color: better })}
      </button>
    </p>
  );
};

/** One of the three colours: picked, or typed in any CSS notation. */
export const ColorField = ({ field, value, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const read = readColor(value);
  const fault = 'fault' in read ? read.fault : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{t(`appearance.field.${field}`)}</label>
      <div className="color-input">
        <input
          type="color"
          className="color-well"
          aria-label={t('appearance.pick', { name: t(`appearance.field.${field}`) })}
          value={'hex' in read ? read.hex : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          className="input input-code"
          value={value}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <div id={`${id}-said`} aria-live="polite">
        {fault && <p className="field-error">{t(`error.lookAndFeel.${fault}`, { color: value })}</p>}
        <Suggestion field={field} value={value} onChange={onChange} />
      </div>
    </div>
  );
};
