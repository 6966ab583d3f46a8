import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditingDialog } from '../editing/editing-dialog.tsx';
import { TextField } from '../editing/fields.tsx';
import { Button } from '../parts/button.tsx';

type Props = {
  readonly title: string;
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  /** Whether it is the name of a file. */
  readonly code?: boolean;
  readonly onClose: () => void;
  /** Resolves to false where the name was refused; the dialog then stays open. */
  readonly onNamed: (name: string) => Promise<boolean>;
};

/** Asks for a name. */
export const NameDialog = ({ title, label, help, value, code = false, onClose, onNamed }: Props) => {
  const { t } = useTranslation();
  const [name, setName] = useState(value);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const isNamed = await onNamed(name.trim());
    setBusy(false);
    if (isNamed) onClose();
  };
  return (
    <EditingDialog title={title} unsaved={name !== value && !busy} onClose={onClose}>
      {(close) => (
        <form className="suite-dialog" onSubmit={(event) => void submit(event)}>
          <TextField label={label} help={help} value={name} maxLength={200} code={code} required onChange={setName} />
          <div className="row-of-buttons row-of-buttons-end">
            <Button onClick={close}>{t('editing.cancel')}</Button>
            <Button type="submit" tone="primary" busy={busy} disabled={name.trim() === ''}>
              {t('suite.save')}
            </Button>
          </div>
        </form>
      )}
    </EditingDialog>
  );
};
