import type { FormChange, FormEdit } from '@clearbench/validation/form/form-edit';
import type { MessageForm } from '@clearbench/validation/form/form-node';
import type { FormOptions } from '@clearbench/validation/form/message-form';

/** Sets the text that is spoken of from now on. */
type Told = { readonly text?: string };

/** What the page asks of the worker. */
export type FormQuestion = Told & { readonly id: number } & (
    | { readonly about: 'form'; readonly options: FormOptions }
    | { readonly about: 'edit'; readonly options: FormOptions; readonly change: FormChange }
  );

export type FormAnswer = {
  readonly id: number;
  readonly form?: MessageForm | undefined;
  readonly edit?: FormEdit | undefined;
};
