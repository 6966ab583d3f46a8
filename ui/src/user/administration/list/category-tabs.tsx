import { numberText } from '@clearbench/contracts/translation/number-text';
import { type UserCategory, userCategories } from '@clearbench/contracts/user/administration-routes';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly category: UserCategory;
  readonly counts: Readonly<Record<UserCategory, number>> | undefined;
  readonly onChoose: (category: UserCategory) => void;
};

/** All, waiting, rejected and approved users, with their numbers. */
export const CategoryTabs = ({ category, counts, onChoose }: Props) => {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('userList.category')}</legend>
      {userCategories.map((one) => (
        <button
          key={one}
          type="button"
          className="segment"
          aria-pressed={one === category}
          onClick={() => onChoose(one)}
        >
          {t(`userList.category.${one}`)}
          {counts && <span className="segment-count figures">{numberText(counts[one], i18n.language)}</span>}
        </button>
      ))}
    </fieldset>
  );
};
