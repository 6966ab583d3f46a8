import { isMarkdown } from '@clearbench/contracts/translation/check-text';
import type { TranslationRow } from '@clearbench/contracts/translation/routes';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { languageName } from '../language.ts';
import { SlotChips } from './slot-chips.tsx';
import { SlotField } from './slot-field.tsx';
import { faultsOf, isFaulty } from './slots.ts';
import { insteadText, ownText, shownText, type TextTable } from './table.ts';
import { textRequested } from './table-slice.ts';

const Markdown = lazy(async () => ({ default: (await import('../../public/markdown.tsx')).Markdown }));

type Props = {
  readonly table: TextTable;
  readonly row: TranslationRow;
  readonly language: string;
  readonly draft: string | undefined;
  readonly onType: (text: string | undefined) => void;
};

/** The element must be scrollable with the keyboard. */
const scrollable = { tabIndex: 0 };

/** A preview of the page, with the product's name inserted. */
const Preview = ({ text, language }: { readonly text: string; readonly language: string }) => {
  const { t } = useTranslation();
  return (
    <section className="text-preview" lang={language} aria-label={t('translations.preview')} {...scrollable}>
      <Suspense fallback={null}>
        <Markdown text={text.replaceAll(/\{\{\s*product\s*\}\}/g, t('product.name'))} />
      </Suspense>
    </section>
  );
};

const Origin = ({ row, language, onType }: Pick<Props, 'row' | 'language' | 'onType'>) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const own = ownText(row, language);
  if (!(language in row.written))
    return <span className="muted">{t(own === undefined ? 'translations.notYet' : 'translations.isOwn')}</span>;
  const reset = () => {
    onType(undefined);
    dispatch(textRequested({ language, key: row.key, text: undefined }));
  };
  return (
    <>
      <span className="text-changed">{t('translations.isWritten')}</span>
      <button type="button" className="link-button" onClick={reset}>
        {t('translations.reset')}
      </button>
    </>
  );
};

/** A text in one language: the field, its placeholders, and for pages a preview. */
export const TextFormSection = ({ table, row, language, draft, onType }: Props) => {
  const { t } = useTranslation();
  const chips = useId();
  const { key } = row;
  const text = draft ?? shownText(row, language) ?? '';
  const original = insteadText(table, { ...row, written: {} });
  const faults = faultsOf(table, language, key, text);
  const name = languageName(language);
  return (
    <section className="text-section" aria-label={name}>
      <div className="text-section-head">
        <h2 lang={language}>{name}</h2>
        <Origin row={row} language={language} onType={onType} />
      </div>
      <div className={isMarkdown(key) ? 'text-beside' : undefined}>
        <SlotField
          label={t('translations.textOf', { key, language: languageName(language, 'en') })}
          value={text}
          language={language}
          faulty={draft !== undefined && isFaulty(faults)}
          describedBy={chips}
          onChange={onType}
        />
        {isMarkdown(key) && <Preview text={text === '' ? original : text} language={language} />}
      </div>
      <SlotChips id={chips} original={original} faults={faults} onInsert={(slot) => onType(text + slot)} />
    </section>
  );
};
