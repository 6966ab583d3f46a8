import type { FormNode } from '@clearbench/validation/form/form-node';
import { createContext, useContext } from 'react';
import type { FieldFindings } from './findings-by-field.ts';
import type { ChangeForm } from './use-form.ts';

/** What every field of the form works with. */
export type FormWork = {
  /** Why nothing can be changed, in words; undefined where it can. */
  readonly fixed: boolean;
  readonly change: ChangeForm;
  readonly findings: FieldFindings;
  /** The field whose place in the text the cursor is at. */
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
