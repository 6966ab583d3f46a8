import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput } from './field-input.tsx';
import type { TemplateFormHandle } from './use-template-form.ts';

type Props = { readonly form: TemplateFormHandle };

const NumberField = ({ name, form }: Props & { readonly name: 'transactions' | 'errorShare' | 'businessDays' }) => {
  const { t } = useTranslation();
  const { state, events } = form;
  const [label, help] = [t(`template.${name}`), t(`template.${name}Help`)];
  const required = name === 'errorShare';
  const field = useMemo(
    () => ({ name, label, kind: 'number', required, help }) as const,
    [name, label, required, help],
  );
  return (
    <FieldInput field={field} path={name} value={state.values[name]} problem={state.problems[name]} events={events} />
  );
};

/** How many transactions the file gets; the template decides where it is empty. */
export const TransactionsField = ({ form }: Props) => <NumberField name="transactions" form={form} />;

/** In how many of the transactions the rule is broken. */
export const ErrorShareField = ({ form }: Props) => <NumberField name="errorShare" form={form} />;

const AmountField = ({ name, form }: Props & { readonly name: 'amountFrom' | 'amountTo' }) => {
  const { t } = useTranslation();
  const { state, events } = form;
  const [label, help] = [t(`template.${name}`), t('template.amountsHelp')];
  const field = useMemo(() => ({ name, label, kind: 'amount', required: false, help }) as const, [name, label, help]);
  return (
    <FieldInput field={field} path={name} value={state.values[name]} problem={state.problems[name]} events={events} />
  );
};

/** What differs between the transactions besides their ids: amounts between two limits, names, and dates. */
export const VariationFields = ({ form }: Props) => {
  const { t } = useTranslation();
  const { state, events } = form;
  const [label, help, choice] = [t('template.varyNames'), t('template.varyNamesHelp'), t('template.varyNamesYes')];
  const field = useMemo(
    () => ({
      name: 'varyNames',
      label,
      kind: 'choice' as const,
      required: false,
      help,
      choices: [{ value: 'yes', label: choice }],
    }),
    [label, help, choice],
  );
  return (
    <>
      <AmountField name="amountFrom" form={form} />
      <AmountField name="amountTo" form={form} />
      <FieldInput
        field={field}
        path="varyNames"
        value={state.values.varyNames}
        problem={state.problems.varyNames}
        events={events}
      />
      <NumberField name="businessDays" form={form} />
    </>
  );
};
