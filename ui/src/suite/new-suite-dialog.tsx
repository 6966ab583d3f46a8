import { type BuiltInSuite, createSuiteRoute } from '@clearbench/contracts/suite/routes';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditingDialog } from '../editing/editing-dialog.tsx';
import { SelectField, TextField } from '../editing/fields.tsx';
import { caller } from '../http/http-caller.ts';
import { Button } from '../parts/button.tsx';
import { type Problem, problemOf } from '../saga/problem.ts';
import { schemaAddresses } from './schema-address.ts';

const createSuite = caller(createSuiteRoute);

type Props = {
  readonly environmentToken: string;
  readonly builtIn: readonly BuiltInSuite[];
  readonly onClose: () => void;
  readonly onCreated: (suiteId: string) => void;
};

/** Creates a suite: with one case as an example, or as a copy of a suite of the product. */
export const NewSuiteDialog = ({ environmentToken, builtIn, onClose, onCreated }: Props) => {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const [source, setSource] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const copyOf = source === '' ? undefined : { suiteId: source };
    try {
      onCreated(
        (await createSuite({ body: { environmentToken, title: title.trim(), copyOf, schemas: schemaAddresses() } }))
          .suiteId,
      );
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const options = [
    { value: '', text: t('suite.startEmpty') },
    ...builtIn.map((suite) => ({ value: suite.suiteId, text: t('suite.copyOf', { title: suite.title }) })),
  ];
  return (
    <EditingDialog title={t('suite.create')} unsaved={title !== '' && !busy} onClose={onClose}>
      {(close) => (
        <form className="suite-dialog" onSubmit={(event) => void submit(event)}>
          <TextField label={t('suite.name')} value={title} maxLength={200} required shown onChange={setTitle} />
          <SelectField label={t('suite.start')} value={source} options={options} onChange={setSource} />
          {problem && (
            <p className="form-problem" role="alert">
              {t(`error.${problem.errorKey}`, problem.params)}
            </p>
          )}
          <div className="row-of-buttons row-of-buttons-end">
            <Button onClick={close}>{t('editing.cancel')}</Button>
            <Button type="submit" tone="primary" busy={busy} disabled={title.trim() === ''}>
              {t('suite.createDo')}
            </Button>
          </div>
        </form>
      )}
    </EditingDialog>
  );
};
