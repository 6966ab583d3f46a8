import { handleRequest, type WorkerResponse, workerRequests } from '@clearbench/contracts/concurrency/worker-requests';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { sampleSource } from '../testing/text-source.fixture.ts';
import { formHandlers } from './form-handlers.ts';
import type { FormCalls } from './form-requests.ts';
import { formAsker } from './form-requests.ts';

const options = { profile: { scheme: 'sct', rbVersion: '2025', now: '2026-01-15T10:00:00Z' } } as const;
const path = '/Document/FIToFICstmrCdtTrf/GrpHdr/MsgId';

/** Replies as the worker does, asynchronously; `during` runs before the reply. */
const answering = (during: () => void = () => {}) => {
  const handlers = formHandlers();
  const sentTexts: string[] = [];
  let respond: (response: WorkerResponse) => void = () => {};
  const worker = workerRequests<FormCalls>({
    listen: (received) => {
      respond = received;
    },
    post: (request) => {
      if (request.input.text !== undefined) sentTexts.push(request.input.text);
      const response = handleRequest(handlers, structuredClone(request));
      queueMicrotask(() => {
        during();
        respond(response);
      });
    },
    end: () => {},
  });
  return { ...worker, sentTexts };
};

describe('form requests', () => {
  it('send a text once', async () => {
    const worker = answering();
    const asker = formAsker(sampleSource(minimalMessage()), worker);
    expect(await asker.form(options)).toMatchObject({ status: 'form', message: 'pacs.008.001.08' });
    await asker.form(options);
    expect(worker.sentTexts).toHaveLength(1);
  });

  it('change the text on screen', async () => {
    const source = sampleSource(minimalMessage());
    const asker = formAsker(source, answering());
    expect(await asker.change({ kind: 'value', path, value: 'M2' }, options)).toMatchObject({ focus: path });
    expect(source.read()).toBe(minimalMessage().replace('M1', 'M2'));
  });

  it('are repeated if the user typed meanwhile', async () => {
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

  it('have no result if the worker fails, and the next request works', async () => {
    const worker = answering();
    const asker = formAsker(sampleSource(minimalMessage()), worker);
    const broken = undefined as unknown as typeof options;
    expect(await asker.form(broken)).toBeUndefined();
    expect(await asker.form(options)).toMatchObject({ status: 'form' });
  });

  it('have no result after the end', async () => {
    const asker = formAsker(sampleSource(minimalMessage()), answering());
    const requests = [asker.form(options), asker.change({ kind: 'value', path, value: 'M2' }, options)];
    asker.end();
    expect(await Promise.all(requests)).toEqual([undefined, undefined]);
  });
});
