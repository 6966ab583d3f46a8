import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
};

/** A pause in typing after which the list is asked. */
const pause = 220;

/** Searches as one types; `id` lets the list's "/" find it. */
export const SearchBox = ({ id, label, value, onChange }: Props) => {
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
      change.current(typed.trim() || undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <span className="search">
      <IconSearch size={14} aria-hidden="true" />
      <input
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
