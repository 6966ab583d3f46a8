import type { MessageForm } from '@clearbench/authoring/form/form-node';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { useEffect, useMemo, useState } from 'react';
import type { TextPosition } from '../report/adjacent-finding.ts';
import type { TextView } from '../text/text-view.ts';
import { type FieldFindings, findingsByField, nextWithFinding } from './findings-by-field.ts';

const none: FieldFindings = new Map();

/** The findings by field; they are computed again when the form, the report or the findings change. */
export const useFormFindings = (
  view: TextView,
  form: MessageForm | undefined,
  messages: readonly ValidationMessage[] | undefined,
) => {
  const [places, setPlaces] = useState<readonly TextPosition[]>([]);
  useEffect(() => {
    const read = () => setPlaces(view.findingPlaces());
    if (form) read();
    return view.onFindings(read);
  }, [view, form]);
  return useMemo(() => {
    if (form?.status !== 'form' || !messages) return { findings: none, withFinding: undefined };
    return { findings: findingsByField(form, messages, places), withFinding: nextWithFinding(form, places) };
  }, [form, messages, places]);
};
