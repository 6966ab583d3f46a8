import type { Profile } from '@clearbench/iso20022/profile';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { readXsd } from '@clearbench/validator/formats/read-xsd';
import { validate } from '@clearbench/validator/validate';
import type { SchemaReader } from './schema-reader.ts';
import { schemaReader, usualLimits } from './schema-reader.ts';
import { schemaWorkers } from './schema-workers.ts';
import type { ClearingJob, PlainTextWorkers } from './text-workers.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const xsd =
  bytesOf(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:acme" elementFormDefault="qualified">
<xs:element name="Order"><xs:complexType><xs:all><xs:element name="Day" type="xs:date"/></xs:all></xs:complexType></xs:element></xs:schema>`);
const order = (day: string) => bytesOf(`<Order xmlns="urn:acme"><Day>${day}</Day></Order>`);

const stage = async (change: Partial<SchemaReader> = {}) => {
  const contents = memoryContentStore();
  const { sha256 } = await contents.put(xsd);
  const read = readXsd(xsd, 'acme.order');
  if (!('structure' in read)) throw new Error(read.fault.what);
  const profile: Profile = {
    scheme: 'sct',
    rbVersion: '2025',
    now: '2026-01-01T00:00:00.000Z',
    formats: { 'acme.order': { severities: {}, structure: { ...read.structure, sha256 } } },
  };
  const cleared: ClearingJob[] = [];
  const plain = {
    check: async (bytes: Uint8Array, by: Profile) => ({ report: validate(bytes, by), facts: {} }),
    clear: async (job: ClearingJob) => void cleared.push(job),
  } as unknown as PlainTextWorkers;
  const reader = schemaReader();
  const textWorkers = schemaWorkers(plain, { ...reader, ...change }, contents);
  const keysOf = async (bytes: Uint8Array) => {
    const { validationSummary, validationMessages } = (await textWorkers.check(bytes, profile)).report;
    return [validationSummary.valid, ...validationMessages.map(({ textKey }) => textKey.replace('finding.', ''))];
  };
  return { textWorkers, profile, cleared, keysOf, close: reader.close };
};

describe('text workers with an XML Schema engine', () => {
  it('use the engine for the structure', async () => {
    const { keysOf, close } = await stage();
    expect(await keysOf(order('2026-01-01'))).toEqual([true]);
    expect(await keysOf(order('soon'))).toEqual([false, 'T-03.external']);
    await close();
  });

  it.each([
    ['stopped', 'stopped'],
    ['outOfMemory', 'outOfMemory'],
    ['broken', 'engineBroken'],
  ] as const)('report an unknown structure where the engine was %s', async (ended, variant) => {
    const { keysOf } = await stage({ check: async () => ({ ended }) });
    expect(await keysOf(order('2026-01-01'))).toEqual([false, `T-03.${variant}`]);
  });

  it('skip the engine for a text that is not well-formed, or another message', async () => {
    const never = async () => Promise.reject(new Error('asked'));
    const { keysOf } = await stage({ check: never });
    expect(await keysOf(bytesOf('<Order xmlns="urn:acme"><Day>'))).toEqual([false, 'T-01.truncated']);
    expect(await keysOf(bytesOf('<!DOCTYPE a><Order xmlns="urn:acme"/>'))).toEqual([false, 'T-01.doctype']);
    expect(await keysOf(bytesOf('<Other xmlns="urn:acme"/>'))).toEqual([false, 'T-02.root']);
  });

  it('cancel a superseded validation', async () => {
    const { textWorkers, profile } = await stage({ check: async () => ({ ended: 'superseded' }) });
    await expect(textWorkers.check(order('x'), profile)).rejects.toMatchObject({ errorKey: 'file.checkSuperseded' });
  });

  it('report the number of errors to the clearing, and the time limit for a large message', async () => {
    const { textWorkers, profile, cleared, close } = await stage();
    await textWorkers.clear({ bytes: order('soon'), profile } as ClearingJob);
    expect(cleared).toMatchObject([{ engineErrors: 1 }]);
    expect(schemaReader().secondsFor(new Uint8Array(3 * usualLimits.bytesPerSecond))).toBe(usualLimits.seconds + 3);
    await close();
  });
});
