import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressesIn, checked, goodOnes, most, type Typed } from './addresses.ts';

type Props = { readonly texts: readonly string[]; readonly onChange: (texts: readonly string[]) => void };

const Chip = ({ typed: { text, reason }, onRemove }: { readonly typed: Typed; readonly onRemove: () => void }) => {
  const { t } = useTranslation();
  const wrong = reason && t(`invite.reason.${reason}`, { max: most });
  return (
    <li className="address-chip" data-wrong={reason !== undefined || undefined}>
      {wrong && <IconAlertTriangle size={13} aria-hidden="true" />}
      <span className="clipped">{text}</span>
      {wrong && <span className="address-reason">{wrong}</span>}
      <button
        type="button"
        className="chip-cross"
        aria-label={t('invite.remove', { address: text })}
        onClick={onRemove}
      >
        <IconX size={12} aria-hidden="true" />
      </button>
    </li>
  );
};

const Sum = ({ all, onChange }: { readonly all: readonly Typed[] } & Pick<Props, 'onChange'>) => {
  const { t } = useTranslation();
  const good = goodOnes(all).length;
  const bad = all.length - good;
  if (all.length === 0) return null;
  return (
    <div className="address-sum">
      <span className="figures" role="status">
        {t('invite.good', { count: good })}
        {bad > 0 && <strong className="address-bad">{t('invite.bad', { count: bad })}</strong>}
      </span>
      {bad > 0 && (
        <button
          type="button"
          className="link-button"
          onClick={() => onChange(all.filter(({ reason }) => !reason).map(({ text }) => text))}
        >
          {t('invite.removeBad')}
        </button>
      )}
      <button type="button" className="link-button" onClick={() => onChange([])}>
        {t('invite.clear')}
      </button>
    </div>
  );
};

/** Addresses as they are typed or pasted, each a chip as soon as it is complete. Backspace takes the last one back. */
export const AddressField = ({ texts, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [typing, setTyping] = useState('');
  const all = checked(texts);
  const take = (text: string) => {
    setTyping('');
    onChange([...texts, ...addressesIn(text)]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typing.trim() !== '') {
      event.preventDefault();
      take(typing);
    } else if (event.key === 'Backspace' && typing === '' && texts.length > 0) {
      event.preventDefault();
      setTyping(texts.at(-1) ?? '');
      onChange(texts.slice(0, -1));
    }
  };

  return (
    <div className="field">
      <label htmlFor={id}>{t('invite.addresses')}</label>
      <div className="address-box">
        {all.length > 0 && (
          <ul className="address-chips">
            {all.map((typed, index) => (
              <Chip
                key={`${String(index)} ${typed.text}`}
                typed={typed}
                onRemove={() => onChange(texts.filter((_, at) => at !== index))}
              />
            ))}
          </ul>
        )}
        <textarea
          id={id}
          rows={all.length === 0 ? 3 : 1}
          value={typing}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          placeholder={all.length === 0 ? t('invite.addressesPlaceholder') : ''}
          onChange={({ target }) => (/[\s,;]$/.test(target.value) ? take(target.value) : setTyping(target.value))}
          onPaste={(event) => {
            event.preventDefault();
            take(`${typing}${event.clipboardData.getData('text')}`);
          }}
          onBlur={() => typing.trim() !== '' && take(typing)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Sum all={all} onChange={onChange} />
      <p id={`${id}-help`} className="field-help">
        {t('invite.addressesHelp')}
      </p>
    </div>
  );
};
