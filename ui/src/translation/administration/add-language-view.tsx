import { languageTag } from '@clearbench/contracts/translation/language-tag';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { Labelled } from '../../editing/labelled.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { Button } from '../../parts/button.tsx';
import { languageName } from '../language.ts';
import { missingIn, type TextTable } from './table.ts';
import { selectTable, textsBegun, textsRequested } from './table-slice.ts';

/** Suggested while the user types; any other tag is valid too. */
const usual = 'bg cs da el es et fi ga hr hu it lt lv mt nb nl pl pt pt-BR ro sk sl sv tr uk'.split(' ');

const Suggestions = ({ id, known }: { readonly id: string; readonly known: readonly string[] }) => {
  const { i18n } = useTranslation();
  return (
    <datalist id={id}>
      {usual
        .filter((language) => !known.includes(language))
        .map((language) => (
          <option key={language} value={language}>
            {`${languageName(language, i18n.language)} – ${languageName(language)}`}
          </option>
        ))}
    </datalist>
  );
};

const useAdding = (table: TextTable) => {
  const dispatch = useDispatch();
  const { saving } = useSelector(selectTable);
  const [typed, setTyped] = useState('');
  const [requested, setRequested] = useState<string>();
  const tag = languageTag(typed);
  const isThere = tag !== undefined && table.languages.includes(tag);
  useEffect(() => {
    dispatch(textsBegun());
  }, [dispatch]);
  const add = (): void => {
    if (tag === undefined || isThere || saving === 'loading') return;
    setRequested(tag);
    dispatch(textsRequested([{ language: tag, texts: [] }]));
  };
  const added =
    saving === 'done' && requested !== undefined && table.languages.includes(requested) ? requested : undefined;
  return { typed, setTyped, tag, isThere, add, added };
};

/** Adds a language for the interface: it has no texts yet, so English is shown at first. */
export const AddLanguageView = ({ table }: { readonly table: TextTable }) => {
  const { t } = useTranslation();
  const { saving, saveProblem } = useSelector(selectTable);
  const { typed, setTyped, tag, isThere, add, added } = useAdding(table);
  if (added !== undefined) return <Navigate to={`/admin/translations?show=missing&languages=en,${added}`} replace />;
  const bad =
    typed.trim() !== '' && tag === undefined ? t('error.translation.badLanguage', { language: typed }) : undefined;
  const texts = tag === undefined ? 0 : missingIn(table, tag);
  return (
    <form
      className="text-form"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <LeaveDialog unsaved={typed.trim() !== '' && saving !== 'loading' && saving !== 'done'} />
      <BackLink to="/admin/translations">{t('translations.title')}</BackLink>
      <h1>{t('translations.addTitle')}</h1>
      <p className="muted">{t('translations.addBody')}</p>
      <Labelled
        label={t('translations.tag')}
        help={t('translations.tagHelp')}
        error={isThere ? t('translations.isThere', { language: languageName(tag ?? '') }) : bad}
      >
        {(control) => (
          <input
            {...control}
            className="input text-tag"
            list="usual-languages"
            maxLength={16}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Labelled>
      <Suggestions id="usual-languages" known={table.languages} />
      {tag !== undefined && !isThere && (
        <p className="text-new-language" role="status">
          <strong lang={tag}>{languageName(tag)}</strong> {t('translations.toTranslate', { count: texts })}
        </p>
      )}
      {saveProblem && (
        <p className="callout" data-tone="bad" role="alert">
          {t(`error.${saveProblem.errorKey}`, saveProblem.params)}
        </p>
      )}
      <Button type="submit" tone="primary" large disabled={tag === undefined || isThere || saving === 'loading'}>
        {t('translations.addLanguage')}
      </Button>
    </form>
  );
};
