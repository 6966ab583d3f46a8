import { isMarkdown } from '@clearbench/contracts/translation/check-text';
import type { TranslationRow } from '@clearbench/contracts/translation/routes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { useSaveKey } from '../../key-list/use-save-key.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Button } from '../../parts/button.tsx';
import { faultsOf, isFaulty } from './slots.ts';
import { isNeeded, shownText, type TextTable } from './table.ts';
import { queryOf, viewIn } from './table-address.ts';
import { selectTable, type TextRequest, textsBegun, textsRequested } from './table-slice.ts';
import { TextFormSection } from './text-form-section.tsx';

/** Unsaved texts, by language. */
type Drafts = Readonly<Record<string, string>>;

/** The drafts that differ from the current text. */
const changedDrafts = (row: TranslationRow, drafts: Drafts): readonly (readonly [string, string])[] =>
  Object.entries(drafts).filter(([language, text]) => text !== (shownText(row, language) ?? ''));

/** Whether all of them can be saved. */
const areSound = (table: TextTable, row: TranslationRow, drafts: Drafts): boolean =>
  changedDrafts(row, drafts).every(
    ([language, text]) => text.trim() !== '' && !isFaulty(faultsOf(table, language, row.key, text)),
  );

const changeOf = (row: TranslationRow, drafts: Drafts): readonly TextRequest[] =>
  changedDrafts(row, drafts).map(([language, text]) => ({ language, texts: [{ key: row.key, text }] }));

type Props = { readonly table: TextTable; readonly row: TranslationRow };

const SaveStatus = ({ changes }: { readonly changes: number }) => {
  const { t } = useTranslation();
  const { saving, saveProblem } = useSelector(selectTable);
  if (saveProblem)
    return (
      <span className="tone" data-tone="bad">
        {t(`error.${saveProblem.errorKey}`, saveProblem.params)}
      </span>
    );
  if (saving === 'done' && changes === 0)
    return (
      <span className="tone" data-tone="good">
        {t('translations.saved')}
      </span>
    );
  return <span className="muted">{changes > 0 ? t('translations.unsaved', { count: changes }) : ''}</span>;
};

/** A draft is kept until it is saved, and deleted once it equals the saved text. */
const useDrafts = ({ table, row }: Props) => {
  const dispatch = useDispatch();
  const { saving } = useSelector(selectTable);
  const [drafts, setDrafts] = useState<Drafts>({});
  const changes = changedDrafts(row, drafts).length;
  const ready = changes > 0 && areSound(table, row, drafts) && saving !== 'loading';
  useEffect(() => {
    dispatch(textsBegun());
  }, [dispatch]);
  const save = (): void => {
    if (ready) dispatch(textsRequested(changeOf(row, drafts)));
  };
  useSaveKey(save);
  const type = (language: string, text: string | undefined): void => {
    const { [language]: _, ...others } = drafts;
    setDrafts(text === undefined ? others : { ...others, [language]: text });
  };
  return { drafts, changes, ready, save, type, unsaved: changes > 0 && saving !== 'loading' };
};

/** One text in all its languages. */
export const TextForm = ({ table, row }: Props) => {
  const { t, i18n } = useTranslation();
  const [query] = useSearchParams();
  const { drafts, changes, ready, save, type, unsaved } = useDrafts({ table, row });
  const languages = table.languages.filter((one) => isNeeded(table, row, one) || one in row.written);
  return (
    <form
      className="text-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <LeaveDialog unsaved={unsaved} />
      <BackLink to={`/admin/translations?${queryOf(viewIn(query, table.languages, i18n.language))}`}>
        {t('translations.title')}
      </BackLink>
      <h1>
        <code className="text-form-key">{row.key}</code>
      </h1>
      {isMarkdown(row.key) && <p className="muted">{t('translations.markdownHelp')}</p>}
      {languages.map((language) => (
        <TextFormSection
          key={language}
          table={table}
          row={row}
          language={language}
          draft={drafts[language]}
          onType={(text) => type(language, text)}
        />
      ))}
      <footer className="text-foot">
        <p role="status">
          <SaveStatus changes={changes} />
        </p>
        <Button type="submit" tone="primary" large disabled={!ready}>
          {t('translations.save')}
          <kbd className="kbd-on-accent">Ctrl S</kbd>
        </Button>
      </footer>
    </form>
  );
};
