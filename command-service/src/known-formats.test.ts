import type { ChangedFormat } from '@clearbench/contracts/format/views';
import { knownFormats } from './known-formats.ts';

const made = (messageType: string): ChangedFormat => ({
  messageScheme: 'sct',
  rbVersion: '2025',
  messageType,
  severities: {},
  version: 1,
});
const formats = Object.fromEntries(['pacs.008.001.08', 'acme.order', 'acme.bill'].map((name) => [name, made(name)]));
const taken = (...ids: string[]) =>
  Object.keys(knownFormats({ rulebook: 'sct-2025', latest: '', formats }, { formats: ids }));

describe('formats of an environment', () => {
  it('are the built-in ones with their changes', () => expect(taken()).toEqual(['pacs.008.001.08']));
  it('and the added ones that it selected', () =>
    expect(taken('sct-2025-acme.bill', 'sct-2023-acme.order')).toEqual(['pacs.008.001.08', 'acme.bill']));
});
