import { IconSearch } from 'virtual:icons';
import { useEffect, useRef, useState } from 'react';
import { usePlainKey } from '../parts/use-plain-key.ts';

type Props = {
  /** The "/" shortcut of the list finds it by this. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
};

/** The delay after typing before the request, in milliseconds. */
const pause = 220;

/**
 * Searches while the user types. "/" focuses it unless another field has the focus. Surrounding spaces are ignored in
 * the search and kept in the field.
 */
export const SearchField = ({ id, label, value, onChange }: Props) => {
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  const change = useRef(onChange);
  const field = useRef<HTMLInputElement>(null);
  usePlainKey('/', () => field.current?.focus());
  change.current = onChange;

  useEffect(() => {
    if (value !== searched.current) setTyped(value);
    searched.current = value;
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched.current.trim()) return undefined;
    const timer = setTimeout(() => {
      searched.current = wanted;
      change.current(wanted || undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <span className="search">
      <IconSearch size={14} aria-hidden="true" />
      <input
        ref={field}
        id={id}
        type="search"
        maxLength={120}
        value={typed}
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts="/"
        onChange={({ target }) => setTyped(target.value)}
      />
    </span>
  );
};
