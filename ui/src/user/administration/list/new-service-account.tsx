import { IconRobot } from 'virtual:icons';
import { isShownName } from '@clearbench/contracts/shown-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { EditingDialog } from '../../../editing/editing-dialog.tsx';
import { TextField } from '../../../editing/fields.tsx';
import { Button } from '../../../parts/button.tsx';
import { selectCreation, serviceAccountRequested } from './service-account-slice.ts';

type FormProps = {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly onCancel: () => void;
};

const CreationForm = ({ name, onChange, onCancel }: FormProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { creating, problem } = useSelector(selectCreation);
  const fit = isShownName(name.trim()) && !creating;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (fit) dispatch(serviceAccountRequested(name.trim()));
      }}
    >
      <p>{t('serviceAccount.help')}</p>
      <TextField label={t('serviceAccount.name')} value={name} maxLength={80} shown onChange={onChange} />
      {problem && (
        <p className="form-problem" role="alert">
          {t(`error.${problem.errorKey}`, problem.params)}
        </p>
      )}
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onCancel}>{t('editing.cancel')}</Button>
        <Button type="submit" tone="primary" disabled={!fit}>
          {t('serviceAccount.create')}
        </Button>
      </div>
    </form>
  );
};

/** The button that creates a service account, and its dialog; the new account is opened. */
export const NewServiceAccount = () => {
  const { t } = useTranslation();
  const { creating } = useSelector(selectCreation);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const close = (): void => {
    setOpen(false);
    setName('');
  };
  return (
    <>
      <Button icon={<IconRobot size={15} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('serviceAccount.new')}
      </Button>
      {open && (
        <EditingDialog title={t('serviceAccount.new')} unsaved={name.trim() !== '' && !creating} onClose={close}>
          {(cancel) => <CreationForm name={name} onChange={setName} onCancel={cancel} />}
        </EditingDialog>
      )}
    </>
  );
};
