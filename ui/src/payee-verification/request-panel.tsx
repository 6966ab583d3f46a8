import { requestPayeeVerificationRoute } from '@clearbench/contracts/payee-verification/routes';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SelectField, TextField } from '../editing/fields.tsx';
import { caller } from '../http/http-caller.ts';
import { Button } from '../parts/button.tsx';
import { type Problem, problemOf } from '../saga/problem.ts';
import { bodyOf, emptyRequest, faultsOf, type PayeeKind, payeeKinds, type RequestForm } from './request-form.ts';

const askBank = caller(requestPayeeVerificationRoute);

type FieldName = Exclude<keyof RequestForm, 'kind'>;

type FieldsProps = {
  readonly form: RequestForm;
  /** The text of the error of a field; undefined while the request was not sent. */
  readonly faultText: (name: FieldName) => string | undefined;
  readonly onChange: (changes: Partial<RequestForm>) => void;
};

/** Most characters of the fields; those without spaces are codes. */
const longest: Readonly<Record<FieldName, number>> = {
  name: 140,
  lei: 20,
  anyBIC: 11,
  identification: 256,
  schemeNameCode: 4,
  schemeNameProprietary: 35,
  issuer: 35,
  iban: 34,
  bank: 11,
  remittance: 140,
};
const codes: readonly FieldName[] = ['lei', 'anyBIC', 'iban', 'bank'];

const fieldsOfKind: Readonly<Record<PayeeKind, readonly FieldName[]>> = {
  name: ['name'],
  lei: ['lei'],
  anyBIC: ['anyBIC'],
  other: ['identification', 'schemeNameCode', 'schemeNameProprietary', 'issuer'],
};

const Fields = ({ form, faultText, onChange }: FieldsProps) => {
  const { t } = useTranslation();
  const field = (name: FieldName, help?: string) => {
    const isCode = codes.includes(name);
    const change = (value: string) => onChange({ [name]: isCode ? value.toUpperCase() : value });
    return (
      <TextField
        key={name}
        label={t(`payeeVerification.field.${name}`)}
        help={help}
        error={faultText(name)}
        value={form[name]}
        maxLength={longest[name]}
        code={isCode}
        spaceless={isCode}
        onChange={change}
      />
    );
  };
  return (
    <div className="pv-fields">
      <SelectField
        label={t('payeeVerification.field.kind')}
        value={form.kind}
        options={payeeKinds.map((kind) => ({ value: kind, text: t(`payeeVerification.kind.${kind}`) }))}
        onChange={(kind) => onChange({ kind: kind as PayeeKind })}
      />
      {fieldsOfKind[form.kind].map((name) => field(name))}
      {field('iban')}
      {field('bank', t('payeeVerification.help.bank'))}
      {field('remittance', t('payeeVerification.help.remittance'))}
    </div>
  );
};

type Props = {
  readonly environmentToken: string;
  readonly path: string;
  readonly ask?: typeof askBank;
};

/** A request to the bank of a payee; its answer opens on the page of the verification. */
export const RequestPanel = ({ environmentToken, path, ask = askBank }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [form, setForm] = useState(emptyRequest);
  const [isSent, setSent] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const faults = faultsOf(form);
  const faultText = (name: FieldName) => {
    const fault = isSent ? faults[name] : undefined;
    return fault && t(`payeeVerification.fault.${fault}`);
  };
  const send = async () => {
    setRunning(true);
    setProblem(undefined);
    try {
      const { verification } = await ask({ params: { environmentToken }, body: bodyOf(form) });
      await navigate(`${path}/${verification.verificationId}`);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setRunning(false);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(faults).length === 0 && !isRunning) void send();
  };
  return (
    <form className="pv-form" aria-labelledby="pv-form-title" noValidate onSubmit={onSubmit}>
      <h2 id="pv-form-title">{t('payeeVerification.ask')}</h2>
      <p className="muted">{t('payeeVerification.askBody')}</p>
      <Fields
        form={form}
        faultText={faultText}
        onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
      />
      {problem && (
        <p className="pv-problem" role="alert">
          {t(`error.${problem.errorKey}`, problem.params)}
        </p>
      )}
      <div className="row-of-buttons">
        <Button type="submit" tone="primary" busy={isRunning}>
          {t('payeeVerification.send')}
        </Button>
      </div>
    </form>
  );
};
