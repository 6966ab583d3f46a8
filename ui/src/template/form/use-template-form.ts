import type { TemplateLayout } from '@clearbench/contracts/template/layout';
import { useCallback, useEffect, useMemo } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Trouble } from '../../saga/trouble.ts';
import { type Faults, faultsIn } from './check-form.ts';
import { type FormValues, startValues } from './form-values.ts';
import { fieldAt } from './place-of.ts';

type Nested = { [name: string]: Nested | { type: string; message: string } };

/** The errors in the nested form of the form library: `groups.payment.0.amount` becomes a path of objects. */
const nest = (faults: Faults, message: (name: string) => string): Nested => {
  const root: Nested = {};
  for (const [name, { fault }] of Object.entries(faults)) {
    const steps = name.split('.');
    const last = steps.pop() ?? name;
    let node = root;
    for (const step of steps) {
      node[step] ??= {};
      node = node[step] as Nested;
    }
    node[last] = { type: fault, message: message(name) };
  }
  return root;
};

/** The form of a layout; server errors are shown at their fields. */
export const useTemplateForm = (layout: TemplateLayout, trouble: Trouble | undefined) => {
  const { t } = useTranslation();
  const resolver = useCallback<Resolver<FormValues>>(
    (values) => {
      const faults = faultsIn(layout, values);
      if (Object.keys(faults).length === 0) return { values, errors: {} };
      const message = (name: string) => t(`template.fault.${faults[name]?.fault}`, faults[name]?.params ?? {});
      return { values: {}, errors: nest(faults, message) as FieldErrors<FormValues> };
    },
    [layout, t],
  );
  const defaultValues = useMemo(() => startValues(layout), [layout]);
  const form = useForm<FormValues>({ resolver, defaultValues, mode: 'onBlur', reValidateMode: 'onChange' });

  const { setError } = form;
  const place = fieldAt(trouble?.params.place);
  useEffect(() => {
    if (!trouble || !place) return;
    const message = t(`error.${trouble.errorKey}`, trouble.params);
    setError(place as keyof FormValues, { type: 'server', message }, { shouldFocus: true });
  }, [trouble, place, setError, t]);

  return form;
};
