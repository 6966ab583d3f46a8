import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';
import type { IncomingBody } from '@clearbench/contracts/transfer/incoming-routes';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { SelectField } from '../../editing/fields.tsx';
import { instantOfClearing } from '../../environment-clock/clearing-time.ts';
import { Button } from '../../parts/button.tsx';
import type { Problem } from '../../saga/problem.ts';
import { requestMessage } from './receive-calls.ts';
import { receiveDialogClosed } from './receive-slice.ts';

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
  /** What the message is created from; undefined while nothing is chosen or values are wrong. */
  readonly from: () => IncomingBody['from'] | undefined;
  readonly isReady: boolean;
  readonly onProblem?: (problem: Problem) => void;
  readonly children?: ReactNode;
};

const defaultCodes: Readonly<Partial<Record<IncomingKind, string>>> = { recall: 'DUPL', reversal: 'AM05' };

/** What is received, why and when; the children choose its origin. */
export const ReceiveForm = ({ environmentToken, kinds, from, isReady, onProblem, children }: FormProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [choice, setChoice] = useState<Choice>({ kind: kinds[0] ?? 'payment', code: '', dueAt: '' });
  const [isBusy, setBusy] = useState(false);
  const close = () => dispatch(receiveDialogClosed());
  const apply = async () => {
    const source = from();
    if (source === undefined) return;
    setBusy(true);
    const problem = await requestMessage(environmentToken, withDueAt(choice, source));
    setBusy(false);
    if (problem === undefined) close();
    else onProblem?.(problem);
  };
  const code = defaultCodes[choice.kind];
  return (
    <form
      className="receive-form"
      noValidate
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
        <Button type="submit" tone="primary" busy={isBusy} disabled={!isReady}>
          {t('receive.apply')}
        </Button>
      </div>
    </form>
  );
};
