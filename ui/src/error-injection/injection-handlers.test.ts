import { handleRequest, type WorkerResponse, workerRequests } from '@clearbench/contracts/concurrency/worker-requests';
import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { injectionHandlers } from './injection-handlers.ts';
import type { InjectionCalls } from './protocol.ts';

const text = pacs008({});
const profile = sctProfile;

/** A worker in the same thread. */
const worker = () => {
  let receive: (response: WorkerResponse) => void = () => undefined;
  return workerRequests<InjectionCalls>({
    post: (request) => receive(structuredClone(handleRequest(injectionHandlers, structuredClone(request)))),
    listen: (received) => {
      receive = received;
    },
    end: () => undefined,
  });
};

describe('the injection worker', () => {
  it('lists the rules for a message or a message type, with their severity in the environment', async () => {
    const ofText = await worker().request('rules', { of: { text }, profile });
    const ofType = await worker().request('rules', { of: { messageType: 'pacs.008.001.08' }, profile });
    expect(ofText).toEqual(ofType);
    expect(ofText).toContainEqual({ id: 'T-03', severity: 'Error' });
    const changed = { ...profile, overrides: { 'P-11': 'Info', 'T-05': 'off' } } as const;
    const rules = await worker().request('rules', { of: { text }, profile: changed });
    expect(rules).toContainEqual({ id: 'P-11', severity: 'Info' });
    expect(rules.map(({ id }) => id)).not.toContain('T-05');
  });

  it('offers rules about files for files only', async () => {
    const header = async (of: string) =>
      (await worker().request('rules', { of: { text: of }, profile: { ...profile, direction: 'TS' } })).filter(
        ({ id }) => id.startsWith('H-'),
      );
    expect(await header(text)).toEqual([]);
    expect((await header(creditFile({}, [text]))).length).toBeGreaterThan(3);
  });

  it('returns the edit that breaks a rule, its lines and its finding', async () => {
    const injected = await worker().request('injectError', { text, ruleId: 'P-11', profile });
    expect(injected?.finding.ruleId).toBe('P-11');
    expect(injected?.lines.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same']);
    const { offset = 0, length = 0, text: by = '' } = injected?.edit ?? {};
    expect(text.slice(0, offset) + by + text.slice(offset + length)).toBe(text.replace('SLEV', 'SHAR'));
  });

  it('returns nothing if a message cannot break a rule', async () => {
    expect(await worker().request('injectError', { text, ruleId: 'D-01', profile })).toBeUndefined();
  });

  it('fixes every finding of a rule', async () => {
    const wrong = text.replace('SLEV', 'SHAR');
    const { edits, remaining, created } = await worker().request('allFixes', { text: wrong, ruleId: 'P-11', profile });
    expect(edits).toEqual([{ offset: wrong.indexOf('SHAR'), length: 4, text: 'SLEV' }]);
    expect([remaining, created]).toEqual([[], []]);
  });

  it('returns the changes for the SEPA characters', async () => {
    const named = pacs008({ 'CdtTrfTxInf/Cdtr/Nm': 'Zoë' });
    const { conversions } = await worker().request('conversions', { text: named, profile });
    expect(conversions).toMatchObject([{ before: 'Zoë', after: 'Zoe' }]);
  });

  it('returns a result even if a request fails', async () => {
    const nothing = undefined as unknown as string;
    await expect(worker().request('conversions', { text: nothing, profile })).rejects.toThrow(/conversions/);
  });
});
