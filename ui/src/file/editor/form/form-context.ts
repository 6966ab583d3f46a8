import type { FormNode } from '@clearbench/authoring/form/form-node';
import { createContext, useContext } from 'react';
import type { FieldFindings } from './findings-by-field.ts';
import type { ChangeForm } from './use-form.ts';

/** The context of all fields of the form. */
export type FormWork = {
  /** The reason why the form is read-only; undefined if it is editable. */
  readonly fixed: boolean;
  readonly change: ChangeForm;
  readonly findings: FieldFindings;
  /** The field at the cursor of the text. */
  readonly current: string | undefined;
  readonly onJump: (node: FormNode) => void;
};

const context = createContext<FormWork | undefined>(undefined);

export const FormWorkProvider = context.Provider;

export const useFormWork = (): FormWork => {
  const work = useContext(context);
  if (!work) throw new Error('a field outside of a form');
  return work;
};
