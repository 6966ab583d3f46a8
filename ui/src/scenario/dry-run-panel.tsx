import { IconPlayerPlay } from 'virtual:icons';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import type { DryRunResult } from '@clearbench/contracts/scenario/dry-run';
import { dryRunScenariosRoute } from '@clearbench/contracts/scenario/routes';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../editing/fields.tsx';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { caller } from '../http/http-caller.ts';
import { notifyProblem } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';
import { problemOf } from '../saga/problem.ts';
import { DryRunResultView } from './dry-run-result.tsx';

const listFiles = caller(listFilesRoute);
const dryRun = caller(dryRunScenariosRoute);

/** The most files that can be selected, the last changed first. */
const mostFiles = 50;
const longestMessage = 1_048_576;

type Props = {
  readonly environmentToken: string;
  readonly of: 'environment' | 'tester';
  /** The text in the editor, which need not be saved. */
  readonly text: string;
  readonly isGood: boolean;
};

/** Which rule of the text in the editor decides each transaction of a file; nothing is sent. */
export const DryRunPanel = ({ environmentToken, of, text, isGood }: Props) => {
  const { t } = useTranslation();
  const [fileId, choose] = useState('');
  const [message, type] = useState('');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ readonly reply: DryRunResult; readonly transaction: number }>();
  const ask = useMemo(
    () => () => listFiles({ query: { environmentToken, direction: 'TS' as const, limit: mostFiles } }),
    [environmentToken],
  );
  const files = useAsyncResult(ask);
  const run = async (transaction: number): Promise<void> => {
    setBusy(true);
    const source = fileId === '' ? { message } : { fileId };
    try {
      setResult({ reply: await dryRun({ body: { environmentToken, of, text, transaction, ...source } }), transaction });
    } catch (error) {
      notifyProblem(problemOf(error));
    }
    setBusy(false);
  };
  const items = files.status === 'done' ? files.result.items : [];
  return (
    <div className="scenario-dry-run">
      <SelectField
        label={t('scenario.dryRun.file')}
        value={fileId}
        options={[
          { value: '', text: t('scenario.dryRun.ownMessage') },
          ...items.map((file) => ({ value: file.fileId, text: file.fileName })),
        ]}
        onChange={choose}
      />
      {fileId === '' && (
        <TextField
          label={t('scenario.dryRun.message')}
          value={message}
          rows={4}
          code
          spellCheck={false}
          maxLength={longestMessage}
          onChange={type}
        />
      )}
      <div className="row-of-buttons">
        <Button
          small
          busy={busy}
          icon={<IconPlayerPlay size={15} aria-hidden="true" />}
          disabled={!isGood || (fileId === '' && message.trim() === '')}
          onClick={() => void run(1)}
        >
          {t('scenario.dryRun.run')}
        </Button>
      </div>
      {result && (
        <DryRunResultView reply={result.reply} selected={result.transaction} onSelect={(number) => void run(number)} />
      )}
    </div>
  );
};
