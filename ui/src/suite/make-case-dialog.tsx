import { makeCaseRoute } from '@clearbench/contracts/suite/make-case-route';
import { listSuitesRoute } from '@clearbench/contracts/suite/routes';
import { type FormEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EditingDialog } from '../editing/editing-dialog.tsx';
import { SelectField, TextField } from '../editing/fields.tsx';
import { useAsyncResult } from '../error-injection/use-async-result.ts';
import { caller } from '../http/http-caller.ts';
import { notify } from '../notice/notify.ts';
import { Button } from '../parts/button.tsx';
import { type Problem, problemOf } from '../saga/problem.ts';
import { schemaAddresses } from './schema-address.ts';
import { pathOfSuiteFile } from './suite-addresses.ts';

const listSuites = caller(listSuitesRoute);
const makeCase = caller(makeCaseRoute);

/** The transfer that becomes a case; without an id it is the newest one of the file. */
export type TransferOfCase = {
  readonly fileId: string;
  readonly fileName: string;
  readonly transferId?: string;
  readonly environmentToken: string;
};

type Props = { readonly transfer: TransferOfCase; readonly onClose: () => void };

/** The suites that get cases: own ones, newest change first. */
const useOwnSuites = (environmentToken: string) => {
  const read = useCallback(() => listSuites({ query: { environmentToken } }), [environmentToken]);
  const state = useAsyncResult(read);
  return state.status === 'done' ? state.result.filter(({ isOwn }) => isOwn) : [];
};

/** The title of a case: the name of the file without its ending. */
const titleOf = (fileName: string): string => fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '').slice(0, 200);

const useMaking = ({ transfer, onClose }: Props) => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const make = async (title: string, suiteId: string, newTitle: string): Promise<void> => {
    setBusy(true);
    const { fileId, transferId } = transfer;
    const suite = suiteId === '' ? { newTitle: newTitle.trim() } : { suiteId };
    try {
      const body = { fileId, transferId, title: title.trim(), suite, schemas: schemaAddresses() };
      const { path, notRepeated, conditions, ...made } = await makeCase({ body });
      const textKey = notRepeated.length > 0 ? 'suite.make.notRepeated' : 'suite.make.done';
      notify({ tone: 'good', textKey, params: { path, settings: notRepeated.join(', ') } });
      const settled = conditions.map(({ ruleId, condition }) => `${ruleId}: ${condition}`).join(', ');
      if (settled !== '') notify({ tone: 'good', textKey: 'suite.make.conditions', params: { conditions: settled } });
      onClose();
      void navigate(pathOfSuiteFile(made.suiteId, path));
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return { busy, problem, make };
};

/** Makes a case from a transfer, in a suite of the user or in a new one. */
export const MakeCaseDialog = (props: Props) => {
  const { t } = useTranslation();
  const { transfer, onClose } = props;
  const suites = useOwnSuites(transfer.environmentToken);
  const [title, setTitle] = useState(titleOf(transfer.fileName));
  const [chosen, choose] = useState<string>();
  const [newTitle, setNewTitle] = useState('');
  const { busy, problem, make } = useMaking(props);
  const suiteId = chosen ?? suites[0]?.suiteId ?? '';
  const options = [
    ...suites.map((suite) => ({ value: suite.suiteId, text: suite.title })),
    { value: '', text: t('suite.make.new') },
  ];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void make(title, suiteId, newTitle);
  };
  const isComplete = title.trim() !== '' && (suiteId !== '' || newTitle.trim() !== '');
  return (
    <EditingDialog title={t('suite.make.title')} unsaved={newTitle !== '' && !busy} onClose={onClose}>
      {(close) => (
        <form className="suite-dialog" onSubmit={submit}>
          <p className="muted">{t('suite.make.body')}</p>
          <TextField label={t('suite.caseTitle')} value={title} maxLength={200} required shown onChange={setTitle} />
          <SelectField label={t('suite.make.suite')} value={suiteId} options={options} onChange={choose} />
          {suiteId === '' && (
            <TextField
              label={t('suite.make.newTitle')}
              value={newTitle}
              maxLength={200}
              required
              shown
              onChange={setNewTitle}
            />
          )}
          {problem && (
            <p className="form-problem" role="alert">
              {t(`error.${problem.errorKey}`, problem.params)}
            </p>
          )}
          <div className="row-of-buttons row-of-buttons-end">
            <Button onClick={close}>{t('editing.cancel')}</Button>
            <Button type="submit" tone="primary" busy={busy} disabled={!isComplete}>
              {t('suite.make.do')}
            </Button>
          </div>
        </form>
      )}
    </EditingDialog>
  );
};
