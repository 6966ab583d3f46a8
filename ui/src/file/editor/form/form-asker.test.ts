import { formEdit } from '@clearbench/validation/form/form-edit';
import { messageForm } from '@clearbench/validation/form/message-form';
import { minimalMessage } from '@clearbench/validation/minimal-message';
import { type Answering, formAsker } from './form-asker.ts';
import { sampleSource } from './sample-source.ts';

const options = { profile: { scheme: 'sct', rbVersion: '2025', now: '2026-01-15T10:00:00Z' } } as const;
const path = '/Document/FIToFICstmrCdtTrf/GrpHdr/MsgId';

/** Answers as the worker does, a moment later; `during` happens before that. */
const answering = (during: () => void = () => {}): Answering & { readonly told: string[] } => {
  let tell: Parameters<Answering['onAnswer']>[0] = () => {};
  let text = '';
  const told: string[] = [];
  return {
    told,
    onAnswer: (listener) => {
      tell = listener;
    },
    post: (question) => {
      if (question.text !== undefined) told.push(question.text);
      text = question.text ?? text;
      const { id, about } = question;
      queueMicrotask(() => {
        const said =
          about === 'form' ? { form: messageForm(text, options) } : { edit: formEdit(text, question.change) };
        during();
        tell({ id, ...said });
      });
    },
    end: () => {},
  };
};

describe('asking about a form', () => {
  it('sends a text once', async () => {
    const worker = answering();
    const asker = formAsker(sampleSource(minimalMessage()), worker);
    expect(await asker.form(options)).toMatchObject({ status: 'form', message: 'pacs.008.001.08' });
    await asker.form(options);
    expect(worker.told).toHaveLength(1);
  });

  it('changes the text on screen', async () => {
    const source = sampleSource(minimalMessage());
    const asker = formAsker(source, answering());
    expect(await asker.change({ kind: 'value', path, value: 'M2' }, options)).toMatchObject({ focus: path });
    expect(source.read()).toBe(minimalMessage().replace('M1', 'M2'));
  });

  it('asks again when somebody typed meanwhile', async () => {
    const source = sampleSource(minimalMessage());
    const typing = ['<!-- a -->', '<!-- b -->'];
    const type = () => {
      const text = typing.pop();
      if (text) source.edit({ offset: source.read().indexOf('<Document'), length: 0, text });
    };
    const asker = formAsker(source, answering(type));
    await asker.change({ kind: 'value', path, value: 'M2' }, options);
    expect(source.read()).toBe(
      minimalMessage()
        .replace('<Document', '<!-- a --><!-- b --><Document')
        .replace('M1', 'M2')
        .replace('<!-- a --><!-- b -->', '<!-- b --><!-- a -->'),
    );
  });
});
