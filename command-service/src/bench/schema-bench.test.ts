import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { readXsd } from '@clearbench/validation/formats/read-xsd';
import type { Profile } from '@clearbench/validation/profile';
import { validate } from '@clearbench/validation/validate';
import type { ClearingJob, PlainBench } from './bench.ts';
import { schemaBench } from './schema-bench.ts';
import type { SchemaDesk } from './schema-desk.ts';
import { schemaDesk, usualLimits } from './schema-desk.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const xsd =
  bytesOf(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:acme" elementFormDefault="qualified">
<xs:element name="Order"><xs:complexType><xs:all><xs:element name="Day" type="xs:date"/></xs:all></xs:complexType></xs:element></xs:schema>`);
const order = (day: string) => bytesOf(`<Order xmlns="urn:acme"><Day>${day}</Day></Order>`);

const stage = async (change: Partial<SchemaDesk> = {}) => {
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
  } as unknown as PlainBench;
  const desk = schemaDesk();
  const bench = schemaBench(plain, { ...desk, ...change }, contents);
  const keysOf = async (bytes: Uint8Array) => {
    const { validationSummary, validationMessages } = (await bench.check(bytes, profile)).report;
    return [validationSummary.valid, ...validationMessages.map(({ textKey }) => textKey.replace('finding.', ''))];
  };
  return { bench, profile, cleared, keysOf, close: desk.close };
};

describe('a bench with an engine for schemas beyond our notation', () => {
  it('asks it for the structure', async () => {
    const { keysOf, close } = await stage();
    expect(await keysOf(order('2026-01-01'))).toEqual([true]);
    expect(await keysOf(order('soon'))).toEqual([false, 'T-03.external']);
    await close();
  });

  it.each([
    ['stopped', 'stopped'],
    ['outOfMemory', 'outOfMemory'],
    ['broken', 'engineBroken'],
  ] as const)('says that nobody knows where it was %s', async (ended, variant) => {
    const { keysOf } = await stage({ check: async () => ({ ended }) });
    expect(await keysOf(order('2026-01-01'))).toEqual([false, `T-03.${variant}`]);
  });

  it('does not ask where the text is not well-formed, or is another message', async () => {
    const never = async () => Promise.reject(new Error('asked'));
    const { keysOf } = await stage({ check: never });
    expect(await keysOf(bytesOf('<Order xmlns="urn:acme"><Day>'))).toEqual([false, 'T-01.truncated']);
    expect(await keysOf(bytesOf('<!DOCTYPE a><Order xmlns="urn:acme"/>'))).toEqual([false, 'T-01.doctype']);
    expect(await keysOf(bytesOf('<Other xmlns="urn:acme"/>'))).toEqual([false, 'T-02.root']);
  });

  it('gives up a check nobody waits for', async () => {
    const { bench, profile } = await stage({ check: async () => ({ ended: 'superseded' }) });
    await expect(bench.check(order('x'), profile)).rejects.toMatchObject({ errorKey: 'file.checkSuperseded' });
  });

  it('tells the clearing how many errors there are, and names the time a large message may take', async () => {
    const { bench, profile, cleared, close } = await stage();
    await bench.clear({ bytes: order('soon'), profile } as ClearingJob);
    expect(cleared).toMatchObject([{ engineErrors: 1 }]);
    expect(schemaDesk().secondsFor(new Uint8Array(3 * usualLimits.bytesPerSecond))).toBe(usualLimits.seconds + 3);
    await close();
  });
});
