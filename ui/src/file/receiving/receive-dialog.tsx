import '../../editing/editing.css';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';
import type { IncomingBody } from '@clearbench/contracts/transfer/incoming-routes';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { SelectField } from '../../editing/fields.tsx';
import { instantOfClearing } from '../../environment-clock/clearing-time.ts';
import { useAsyncResult } from '../../error-injection/use-async-result.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { incomingChoices } from './incoming-choices.ts';
import { paymentTemplates, requestMessage } from './receive-calls.ts';
import { receiveDialogClosed, selectReceive } from './receive-slice.ts';

type Workplace = { readonly environment: SimEnv; readonly rbVersion: RbVersion };
type Choice = { readonly kind: IncomingKind; readonly code: string; readonly dueAt: string };

type InputProps = {
  readonly label: string;
  readonly help: string;
  readonly type: 'text' | 'datetime-local';
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const Input = ({ label, help, type, value, onChange }: InputProps) => (
  <label className="field">
    <span className="field-label">{label}</span>
    <input
      className="input"
      type={type}
      maxLength={type === 'text' ? 4 : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
    <span className="field-help">{help}</span>
  </label>
);

const withDueAt = ({ kind, code, dueAt }: Choice, from: IncomingBody['from']): IncomingBody => {
  const instant = instantOfClearing(dueAt);
  return { kind, from, ...(code === '' ? {} : { code }), ...(instant === undefined ? {} : { dueAt: instant }) };
};

type FormProps = {
  readonly environmentToken: string;
  readonly kinds: readonly IncomingKind[];
  /** Absent while nothing is chosen. */
  readonly from: IncomingBody['from'] | undefined;
  readonly children?: ReactNode;
};

const defaultCodes: Readonly<Partial<Record<IncomingKind, string>>> = { recall: 'DUPL', reversal: 'AM05' };

const Form = ({ environmentToken, kinds, from, children }: FormProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [choice, setChoice] = useState<Choice>({ kind: kinds[0] ?? 'payment', code: '', dueAt: '' });
  const [isBusy, setBusy] = useState(false);
  const close = () => dispatch(receiveDialogClosed());
  const apply = async () => {
    if (from === undefined) return;
    setBusy(true);
    const isDone = await requestMessage(environmentToken, withDueAt(choice, from));
    setBusy(false);
    if (isDone) close();
  };
  const code = defaultCodes[choice.kind];
  return (
    <form
      className="receive-form"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <p className="muted">{t('receive.help')}</p>
      {children}
      {kinds.length > 1 && (
        <SelectField
          label={t('receive.kind')}
          value={choice.kind}
          options={kinds.map((kind) => ({ value: kind, text: t(`receive.${kind}`) }))}
          onChange={(kind) => setChoice({ ...choice, kind: kind as IncomingKind, code: '' })}
        />
      )}
      {code !== undefined && (
        <Input
          label={t('receive.code')}
          help={t('receive.codeHelp', { code })}
          type="text"
          value={choice.code}
          onChange={(typed) => setChoice({ ...choice, code: typed.toUpperCase() })}
        />
      )}
      <Input
        label={t('receive.dueAt')}
        help={t('receive.dueAtHelp')}
        type="datetime-local"
        value={choice.dueAt}
        onChange={(dueAt) => setChoice({ ...choice, dueAt })}
      />
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={close}>{t('receive.cancel')}</Button>
        <Button type="submit" tone="primary" busy={isBusy} disabled={from === undefined}>
          {t('receive.apply')}
        </Button>
      </div>
    </form>
  );
};

const OfTemplate = ({ environment, rbVersion }: Workplace) => {
  const { t } = useTranslation();
  const { environmentToken } = environment;
  const ask = useCallback(() => paymentTemplates(environmentToken, rbVersion), [environmentToken, rbVersion]);
  const templates = useAsyncResult(ask);
  const [chosen, setChosen] = useState<string>();
  const listed = templates.status === 'done' ? templates.result : [];
  // Templates with errors cannot be received.
  const first = listed.find((each) => !each.templateName.includes('error')) ?? listed[0];
  const templateName = chosen ?? first?.templateName;
  const from = templateName === undefined ? undefined : { templateName, rbVersion };
  return (
    <Form environmentToken={environmentToken} kinds={['payment']} from={from}>
      {templates.status === 'done' && listed.length === 0 ? (
        <p role="alert">{t('receive.noTemplate')}</p>
      ) : (
        <SelectField
          label={t('receive.template')}
          value={templateName ?? ''}
          options={listed.map((each) => ({ value: each.templateName, text: each.title }))}
          onChange={setChosen}
        />
      )}
    </Form>
  );
};

type OfFileProps = { readonly environment: SimEnv; readonly file: VipFileSummary };

const OfFile = ({ environment, file }: OfFileProps) => (
  <Form
    environmentToken={environment.environmentToken}
    kinds={incomingChoices(file, environment.scheme)}
    from={{ fileId: file.fileId }}
  />
);

/** Requests a message of the other bank: from a template, from a file of the tester, or about a received one. */
export const ReceiveDialog = ({ environment, rbVersion }: Workplace) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isOpen, file } = useSelector(selectReceive);
  if (!isOpen) return null;
  const title = file === undefined ? t('receive.title') : t('receive.titleOf', { fileName: file.fileName });
  return (
    <Dialog title={title} onClose={() => dispatch(receiveDialogClosed())}>
      {file === undefined ? (
        <OfTemplate environment={environment} rbVersion={rbVersion} />
      ) : (
        <OfFile environment={environment} file={file} />
      )}
    </Dialog>
  );
};
