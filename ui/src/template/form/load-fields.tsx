import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput } from './field-input.tsx';
import type { TemplateFormHandle } from './use-template-form.ts';

type Props = { readonly form: TemplateFormHandle };

const NumberField = ({ name, form }: Props & { readonly name: 'transactions' | 'errorShare' }) => {
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
