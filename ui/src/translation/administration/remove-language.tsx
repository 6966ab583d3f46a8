import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import { languageName } from '../language.ts';
import { type TextTable, writtenIn } from './table.ts';
import { removalBegun, removalRequested, selectTable } from './table-slice.ts';

type Props = { readonly table: TextTable; readonly language: string; readonly onClose: () => void };

/** The fallback for users of a removed language. */
const fallbackOf = ({ languages }: TextTable, language: string): string =>
  languages.find((one) => one === baseLanguage(language) && one !== language) ?? 'en';

/** Asks before a language is deleted, and shows the number of its texts. */
export const RemoveLanguage = ({ table, language, onClose }: Props) => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { removing, removeProblem } = useSelector(selectTable);
  useEffect(() => {
    dispatch(removalBegun());
  }, [dispatch]);
  const name = languageName(language, i18n.language);
  const instead = languageName(fallbackOf(table, language), i18n.language);
  return (
    <RemoveDialog
      title={t('translations.removeTitle', { language: name })}
      inUse={false}
      problem={removeProblem}
      removing={removing}
      removeText={t('translations.removeLanguage')}
      onRemove={() => dispatch(removalRequested(language))}
      onClose={onClose}
    >
      <p>{t('translations.removeTexts', { count: writtenIn(table, language) })}</p>
      <p className="muted">{t('translations.removeReaders', { language: instead })}</p>
    </RemoveDialog>
  );
};
