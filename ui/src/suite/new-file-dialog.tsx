import type { SuiteDetails } from '@clearbench/contracts/suite/routes';
import { isYamlPath } from '@clearbench/contracts/suite/suite-path';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EditingDialog } from '../editing/editing-dialog.tsx';
import { TextField } from '../editing/fields.tsx';
import { Button } from '../parts/button.tsx';
import { fileNameOf, freeFileName, newCaseText } from './new-case.ts';
import { schemaAddress } from './schema-address.ts';
import { pathOfSuiteFile } from './suite-addresses.ts';
import type { ChangeSuite } from './use-suite-change.ts';

type Props = { readonly suite: SuiteDetails; readonly change: ChangeSuite; readonly onClose: () => void };

/** Creates a case, or another file by its name, and opens it. */
export const NewFileDialog = ({ suite, change, onClose }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const taken = suite.files.map((file) => file.path);
  const name = typed ?? (title.trim() === '' ? '' : freeFileName(fileNameOf(title), taken));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const path = name.trim();
    const text = isYamlPath(path) ? newCaseText(title.trim() || path, suite.environment, schemaAddress('case')) : '';
    const added = await change({ type: 'save', path, text, basedOn: 0 });
    setBusy(false);
    if (added) void navigate(pathOfSuiteFile(suite.suiteId, path));
  };
  return (
    <EditingDialog
      title={t('suite.newFile')}
      unsaved={(title !== '' || typed !== undefined) && !busy}
      onClose={onClose}
    >
      {(close) => (
        <form className="suite-dialog" onSubmit={(event) => void submit(event)}>
          <TextField label={t('suite.caseTitle')} value={title} maxLength={200} shown onChange={setTitle} />
          <TextField
            label={t('suite.fileName')}
            help={t('suite.fileNameHelp')}
            value={name}
            maxLength={200}
            code
            required
            onChange={setTyped}
          />
          <div className="row-of-buttons row-of-buttons-end">
            <Button onClick={close}>{t('editing.cancel')}</Button>
            <Button type="submit" tone="primary" busy={busy} disabled={name.trim() === ''}>
              {t('suite.createDo')}
            </Button>
          </div>
        </form>
      )}
    </EditingDialog>
  );
};
