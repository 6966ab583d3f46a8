import type { ListedCode } from '@clearbench/contracts/code-list/events';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../listing/search-field.tsx';
import { Button } from '../../parts/button.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { type Codes, codesWith, type StoredCodeList } from './code-list-form.ts';

type Props = {
  readonly codes: Codes;
  readonly usedBy: StoredCodeList['usedBy'];
  readonly onChange: (codes: Codes) => void;
  /** What else can be done with all of them. */
  readonly children: ReactNode;
};

type RowProps = {
  readonly code: string;
  readonly listed: ListedCode;
  readonly used: number;
  readonly onOpen: (code: string) => void;
};

const Row = ({ code, listed: { texts, validFrom, validTo }, used, onOpen }: RowProps) => {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        <button type="button" className="link-button code-link" onClick={() => onOpen(code)}>
          {code}
        </button>
      </th>
      <td className="code-text">{texts.en}</td>
      <td className="code-text" lang="de">
        {texts.de}
      </td>
      <td className="code-text" lang="fr">
        {texts.fr}
      </td>
      <td className="figures">
        {validFrom || validTo ? `${validFrom ?? '…'} – ${validTo ?? '…'}` : t('codeList.always')}
      </td>
      <td className="figures number">{used === 0 ? <span className="muted">–</span> : used}</td>
    </tr>
  );
};

const fresh: ListedCode = { texts: {} };

const columns = ['code', 'en', 'de', 'fr', 'valid', 'templates'] as const;

const timesWritten = ({ templates }: StoredCodeList['usedBy'], code: string): number =>
  Object.hasOwn(templates, code) ? (templates[code]?.length ?? 0) : 0;

/** The codes of a list; each opens to be changed, or taken away once one has seen who uses it. */
export const CodeTable = ({ codes, usedBy, onChange, children }: Props) => {
  const { t } = useTranslation();
  const [wanted, want] = useState('');
  const [opened, open] = useState<string>();
  const found = codesWith(codes, wanted);
  const without = (gone: string): Codes => Object.fromEntries(Object.entries(codes).filter(([code]) => code !== gone));
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('codeList.codes') };
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
      <div {...frame}>
        <table className="admin-table code-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={column === 'templates' ? 'number' : undefined}>
                  {t(`codeList.codeColumn.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(([code, listed]) => (
              <Row key={code} code={code} listed={listed} used={timesWritten(usedBy, code)} onOpen={open} />
            ))}
          </tbody>
        </table>
      </div>
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
