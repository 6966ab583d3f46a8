import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly value: string; readonly onChange: (value: string | undefined) => void };

/** A pause in typing after which the list is asked. */
const pause = 220;

/** Searches names and references; `id` lets the list's "/" find it. */
export const SearchField = ({ value, onChange }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;

  useEffect(() => {
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = typed;
      change.current(typed || undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <span className="search">
      <IconSearch size={14} aria-hidden="true" />
      <input
        id="file-search"
        type="search"
        maxLength={120}
        value={typed}
        placeholder={t('fileList.search')}
        aria-label={t('fileList.search')}
        aria-keyshortcuts="/"
        onChange={({ target }) => setTyped(target.value)}
      />
    </span>
  );
};
