import type { SuiteRunFile } from '@clearbench/contracts/suite-run/parts';
import { readSuiteRunFileRoute } from '@clearbench/contracts/suite-run/routes';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { XmlText } from '../explain/xml-text.tsx';
import { caller } from '../http/http-caller.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { saveBlob } from '../parts/save-blob.ts';
import { Skeletons } from '../parts/skeletons.tsx';

const readFile = caller(readSuiteRunFileRoute);

/** Characters of a text that are shown; the whole text can be saved. */
const mostShown = 200_000;

export type KeptFile = Pick<SuiteRunFile, 'hash' | 'fileName'>;

type Props = {
  readonly runId: string;
  readonly number: number;
  readonly file: KeptFile;
  readonly onClose: () => void;
};

/** The text of a file of a step. */
export const RunFileDialog = ({ runId, number, file, onClose }: Props) => {
  const { t } = useTranslation();
  const { hash: sha256 } = file;
  const ask = useCallback(() => readFile({ params: { runId, number, sha256 } }), [runId, number, sha256]);
  const read = useAsyncResult(ask);
  // The text scrolls by keyboard.
  const frame = { className: 'run-file-text', tabIndex: 0, role: 'group', 'aria-label': file.fileName };
  return (
    <Dialog title={file.fileName} onClose={onClose}>
      <div className="run-file">
        {read.status === 'waiting' && <Skeletons rows={10} />}
        {read.status === 'failed' && <p role="alert">{t('error.suiteRun.fileNotFound')}</p>}
        {read.status === 'done' && (
          <div {...frame}>
            <XmlText xml={read.result.text.slice(0, mostShown)} />
          </div>
        )}
        {read.status === 'done' && read.result.text.length > mostShown && (
          <p className="muted">{t('suiteRun.fileCut')}</p>
        )}
        <div className="row-of-buttons row-of-buttons-end">
          {read.status === 'done' && (
            <Button onClick={() => saveBlob(new Blob([read.result.text], { type: 'application/xml' }), file.fileName)}>
              {t('suiteRun.saveFile')}
            </Button>
          )}
          <Button onClick={onClose} data-autofocus>
            {t('suiteRun.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
