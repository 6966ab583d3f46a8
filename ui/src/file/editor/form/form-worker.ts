import { formEdit } from '@clearbench/validation/form/form-edit';
import { messageForm } from '@clearbench/validation/form/message-form';
import type { FormAnswer, FormQuestion } from './form-questions.ts';

let text = '';

const answer = (question: FormQuestion): FormAnswer => {
  const { id, options } = question;
  text = question.text ?? text;
  if (question.about === 'form') return { id, form: messageForm(text, options) };
  return { id, edit: formEdit(text, question.change, options) };
};

addEventListener('message', ({ data }: MessageEvent<FormQuestion>) => postMessage(answer(data)));
