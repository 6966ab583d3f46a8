import { IconPlus } from 'virtual:icons';
import type { ListedCode } from '@clearbench/contracts/code-list/events';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../listing/search-field.tsx';
import { type ShortColumns, ShortList } from '../../listing/short-list.tsx';
import { Button } from '../../parts/button.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { type Codes, codesWith, type ListUses } from './code-list-form.ts';

type Props = {
  readonly codes: Codes;
  readonly usedBy: ListUses;
  readonly onChange: (codes: Codes) => void;
  /** Further actions for all codes. */
  readonly children: ReactNode;
};

const fresh: ListedCode = { texts: {} };

const timesWritten = ({ templates }: ListUses, code: string): number =>
  Object.hasOwn(templates, code) ? (templates[code]?.length ?? 0) : 0;

type Entry = ReturnType<typeof codesWith>[number];

const languages = ['en', 'de', 'fr'] as const;

const daysOf = ({ validFrom, validTo }: ListedCode): string | undefined =>
  validFrom || validTo ? `${validFrom ?? '…'} – ${validTo ?? '…'}` : undefined;

const useColumns = (usedBy: ListUses, onOpen: (code: string) => void): ShortColumns<Entry> => {
  const { t } = useTranslation();
  const named = (column: string) => ({ name: t(`codeList.codeColumn.${column}`) });
  return [
    {
      ...named('code'),
      cell: ([code]) => (
        <button type="button" className="link-button code-link" onClick={() => onOpen(code)}>
          {code}
        </button>
      ),
    },
    ...languages.map((language) => ({
      ...named(language),
      cell: ([, { texts }]: Entry) => <span lang={language}>{texts[language] ?? ''}</span>,
    })),
    {
      ...named('valid'),
      cell: ([, listed]) => <span className="figures">{daysOf(listed) ?? t('codeList.always')}</span>,
    },
    {
      ...named('templates'),
      isNumber: true,
      cell: ([code]) => timesWritten(usedBy, code) || <span className="muted">–</span>,
    },
  ];
};

/** The codes of a list; each one opens for editing, or for removal after its uses are shown. */
export const CodeTable = ({ codes, usedBy, onChange, children }: Props) => {
  const { t } = useTranslation();
  const [wanted, want] = useState('');
  const [opened, open] = useState<string>();
  const found = codesWith(codes, wanted);
  const without = (gone: string): Codes => Object.fromEntries(Object.entries(codes).filter(([code]) => code !== gone));
  const columns = useColumns(usedBy, open);
  const put = (code: string, listed: ListedCode): void => {
    onChange({ ...codes, [code]: listed });
    open(undefined);
  };
  return (
    <section className="codes" aria-label={t('codeList.codes')}>
      <div className="codes-head">
        <h2>{t('codeList.count', { count: Object.keys(codes).length })}</h2>
        <SearchField
          id="code-search"
          label={t('codeList.searchCodes')}
          value={wanted}
          onChange={(text = '') => want(text)}
        />
        {children}
        <Button icon={<IconPlus size={15} aria-hidden="true" />} onClick={() => open('')}>
          {t('codeList.code.add')}
        </Button>
      </div>
      <ShortList label={t('codeList.codes')} columns={columns} items={found} keyOf={([code]) => code} />
      {found.length === 0 && <p className="muted">{t(wanted === '' ? 'codeList.noCodes' : 'codeList.nothing')}</p>}
      {opened !== undefined && (
        <CodeDialog
          key={opened}
          code={opened}
          listed={Object.hasOwn(codes, opened) ? (codes[opened] ?? fresh) : fresh}
          usedBy={usedBy}
          isTaken={(code) => Object.hasOwn(codes, code)}
          onPut={put}
          onRemove={() => {
            onChange(without(opened));
            open(undefined);
          }}
          onClose={() => open(undefined)}
        />
      )}
    </section>
  );
};
