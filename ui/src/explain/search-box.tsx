import { IconSearch } from 'virtual:icons';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly words: string;
  readonly onSearch: (words: string) => void;
};

export const SearchBox = ({ label, hint, words, onSearch }: Props) => (
  <span className="search explain-search">
    <IconSearch size={15} aria-hidden="true" />
    <input
      type="search"
      aria-label={label}
      placeholder={hint ?? label}
      value={words}
      onChange={({ target }) => onSearch(target.value)}
    />
  </span>
);
