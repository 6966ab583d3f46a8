import { IconUpload } from 'virtual:icons';
import { longestCsv } from '@clearbench/contracts/code-list/routes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { type Problem, problemOf } from '../../saga/problem.ts';
import { type Codes, codeChanges } from './code-list-form.ts';

/** Reads codes from a CSV file; the page explains the format. */
export type ReadCsv = (csv: string) => Promise<Codes>;

type Props = { readonly codes: Codes; readonly readCsv: ReadCsv; readonly onChange: (codes: Codes) => void };
type ImportResult = ReturnType<typeof codeChanges> | Problem | 'tooLarge';

const ImportResultText = ({ result }: { readonly result: ImportResult }) => {
  const { t } = useTranslation();
  if (result === 'tooLarge') return <>{t('codeList.import.tooLarge')}</>;
  if ('came' in result) return <>{t('codeList.import.done', result)}</>;
  const { errorKey, params } = result;
  return (
    <>
      {t(`error.${errorKey}`, params)} {params.reason !== undefined && t(`codeList.import.${params.reason}`)}
    </>
  );
};

/** Replaces the codes of the form by those of the CSV file; they apply when the form is saved. */
export const ImportCodes = ({ codes, readCsv, onChange }: Props) => {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<ImportResult>();
  const take = async (csv: string): Promise<ImportResult> => {
    try {
      const read = await readCsv(csv);
      onChange(read);
      return codeChanges(codes, read);
    } catch (error) {
      return problemOf(error);
    }
  };
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen) setResult(chosen.size > longestCsv ? 'tooLarge' : await take(await chosen.text()));
  };
  const good = result === undefined || (result !== 'tooLarge' && 'came' in result);
  return (
    <div className="import-codes">
      <Button icon={<IconUpload size={15} aria-hidden="true" />} onClick={() => file.current?.click()}>
        {t('codeList.import')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t('codeList.import')}
        onChange={({ target }) => {
          void open(target.files?.[0]);
          target.value = '';
        }}
      />
      <p role="status" className={good ? 'form-good' : 'form-problem'}>
        {result !== undefined && <ImportResultText result={result} />}
      </p>
    </div>
  );
};
