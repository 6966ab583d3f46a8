import { longestCsv } from '@clearbench/contracts/code-list/routes';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { type Trouble, troubleOf } from '../../saga/trouble.ts';
import { type Codes, codeChanges } from './code-list-form.ts';

/** Reads codes from a CSV file; the page explains the format. */
export type ReadCsv = (csv: string) => Promise<Codes>;

type Props = { readonly codes: Codes; readonly readCsv: ReadCsv; readonly onChange: (codes: Codes) => void };
type Said = ReturnType<typeof codeChanges> | Trouble | 'tooLarge';

const Outcome = ({ said }: { readonly said: Said }) => {
  const { t } = useTranslation();
  if (said === 'tooLarge') return <>{t('codeList.import.tooLarge')}</>;
  if ('came' in said) return <>{t('codeList.import.done', said)}</>;
  const { errorKey, params } = said;
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
  const [said, say] = useState<Said>();
  const take = async (csv: string): Promise<Said> => {
    try {
      const read = await readCsv(csv);
      onChange(read);
      return codeChanges(codes, read);
    } catch (error) {
      return troubleOf(error);
    }
  };
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen) say(chosen.size > longestCsv ? 'tooLarge' : await take(await chosen.text()));
  };
  const good = said === undefined || (said !== 'tooLarge' && 'came' in said);
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
      <p role="status" className={good ? 'form-good' : 'form-trouble'}>
        {said !== undefined && <Outcome said={said} />}
      </p>
    </div>
  );
};
