import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Labelled } from '../../editing/labelled.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { Button } from '../../parts/button.tsx';
import { languageName } from '../language.ts';
import { type ImportPlan, languageOfFile, planImport, readEntries } from './exchange.ts';
import { ImportPlanView } from './import-plan-view.tsx';
import type { TextTable } from './table.ts';
import { selectTable, textsBegun, textsRequested } from './table-slice.ts';

/** Bytes; the server's limit is slightly higher. */
const largestFile = 10 * 1024 * 1024;

type Entries = readonly (readonly [string, unknown])[];
type Chosen = { readonly name: string; readonly entries: Entries | undefined };

const useImport = (table: TextTable) => {
  const { i18n } = useTranslation();
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<Chosen>();
  const [language, setLanguage] = useState(i18n.language);
  const plan = useMemo(
    () => (chosen?.entries ? planImport(table, language, chosen.entries) : undefined),
    [table, language, chosen],
  );
  useEffect(() => {
    dispatch(textsBegun());
  }, [dispatch]);
  const choose = async (file: File): Promise<void> => {
    dispatch(textsBegun());
    const entries = file.size > largestFile ? undefined : readEntries(await file.text());
    setLanguage(languageOfFile(file.name, table.languages) ?? language);
    setChosen({ name: file.name, entries });
  };
  const save = ({ changes }: ImportPlan): void => {
    dispatch(textsRequested([{ language, texts: changes.map(({ key, text }) => ({ key, text })) }]));
  };
  return { chosen, choose, language, setLanguage, plan, save };
};

const Fields = ({ table, state }: { readonly table: TextTable; readonly state: ReturnType<typeof useImport> }) => {
  const { t } = useTranslation();
  const { chosen, choose, language, setLanguage } = state;
  const unreadable = chosen && !chosen.entries ? t('translations.unreadable', { name: chosen.name }) : undefined;
  return (
    <div className="import-fields">
      <Labelled label={t('translations.file')} help={t('translations.fileHelp')} error={unreadable}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void choose(file);
            }}
          />
        )}
      </Labelled>
      <Labelled label={t('translations.language')}>
        {(control) => (
          <select {...control} className="input" value={language} onChange={({ target }) => setLanguage(target.value)}>
            {table.languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageName(one)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </div>
  );
};

/** The import of texts from a file: first the preview, then the import. */
export const ImportView = ({ table }: { readonly table: TextTable }) => {
  const { t } = useTranslation();
  const { saving, saveProblem } = useSelector(selectTable);
  const state = useImport(table);
  const { plan, language, save } = state;
  const count = plan?.changes.length ?? 0;
  return (
    <div className="text-form">
      <BackLink to="/admin/translations">{t('translations.title')}</BackLink>
      <h1>{t('translations.import')}</h1>
      <p className="muted">{t('translations.importBody')}</p>
      <Fields table={table} state={state} />
      {plan && <ImportPlanView plan={plan} language={language} />}
      {saveProblem && (
        <p className="callout" data-tone="bad" role="alert">
          {t(`error.${saveProblem.errorKey}`, saveProblem.params)}
        </p>
      )}
      {saving === 'done' && (
        <p className="callout" data-tone="good" role="status">
          {t('translations.imported')}
        </p>
      )}
      {plan && (
        <Button tone="primary" large disabled={count === 0 || saving === 'loading'} onClick={() => save(plan)}>
          {plan.faults.length > 0 ? t('translations.saveOthers', { count }) : t('translations.saveAll', { count })}
        </Button>
      )}
    </div>
  );
};
