import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressChips, AddressSum } from './address-chips.tsx';
import { addressesIn, checked, endsAddress } from './addresses.ts';

type Props = { readonly texts: readonly string[]; readonly onChange: (texts: readonly string[]) => void };

/**
 * A line break, a semicolon and a comma end an entry, unless the comma is part of a quoted name; a space ends an
 * address.
 */
const isComplete = (value: string): boolean =>
  /[;\n]$/.test(value) || (value.endsWith(',') && !/^\s*"[^"]*,$/.test(value)) || endsAddress(value);

/** The text being typed: accepted when complete, pasted or on blur; Backspace returns the last address. */
const useTyping = ({ texts, onChange }: Props) => {
  const [typing, setTyping] = useState('');
  const take = (text: string) => {
    setTyping('');
    onChange([...texts, ...addressesIn(text)]);
  };
  const takeBack = () => {
    setTyping(texts.at(-1) ?? '');
    onChange(texts.slice(0, -1));
  };
  const isEmpty = typing.trim() === '';
  return {
    value: typing,
    onChange: ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
      isComplete(value) ? take(value) : setTyping(value),
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      take(`${typing} ${event.clipboardData.getData('text')}`);
    },
    onBlur: () => {
      if (!isEmpty) take(typing);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const order = event.key === 'Enter' && !isEmpty ? () => take(typing) : undefined;
      const back = event.key === 'Backspace' && typing === '' && texts.length > 0 ? takeBack : undefined;
      const meant = order ?? back;
      if (!meant) return;
      event.preventDefault();
      meant();
    },
  };
};

/** A field for typed or pasted addresses, each a chip as soon as it is complete. */
export const AddressField = ({ texts, onChange }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const field = useTyping({ texts, onChange });
  const all = checked(texts);
  return (
    <div className="field">
      <label htmlFor={id}>{t('invite.addresses')}</label>
      <div className="address-box">
        <AddressChips all={all} texts={texts} onChange={onChange} />
        <textarea
          id={id}
          rows={all.length === 0 ? 3 : 1}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          placeholder={all.length === 0 ? t('invite.addressesPlaceholder') : ''}
          {...field}
        />
      </div>
      <AddressSum all={all} onChange={onChange} />
      <p id={`${id}-help`} className="field-help">
        {t('invite.addressesHelp')}
      </p>
    </div>
  );
};
