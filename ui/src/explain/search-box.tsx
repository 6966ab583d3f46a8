import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly label: string;
  readonly words: string;
  readonly onSearch: (words: string) => void;
};

export const SearchBox = ({ label, words, onSearch }: Props) => {
  const { t } = useTranslation();
  return (
    <search className="search explain-search">
      <IconSearch size={15} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={t('explain.searchHint')}
        value={words}
        onChange={({ target }) => onSearch(target.value)}
      />
    </search>
  );
};
