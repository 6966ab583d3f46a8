import { formEdit } from '@clearbench/authoring/form/form-edit';
import { messageForm } from '@clearbench/authoring/form/message-form';
import type { WorkerHandlers } from '@clearbench/contracts/concurrency/worker-requests';
import type { FormCalls } from './form-requests.ts';

/** The request handlers of the form worker, which keeps the text between requests. */
export const formHandlers = (): WorkerHandlers<FormCalls> => {
  let kept = '';
  const textOf = (sent: string | undefined): string => {
    kept = sent ?? kept;
    return kept;
  };
  return {
    form: ({ text, options }) => messageForm(textOf(text), options),
    edit: ({ text, options, change }) => formEdit(textOf(text), change, options),
  };
};
