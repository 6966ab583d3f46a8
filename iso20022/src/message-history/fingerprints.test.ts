import { pacs003 } from '../samples/pacs-003.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { fingerprint, fingerprintsOf, isAmong, readFingerprints } from './fingerprints.ts';
import { useKeys } from './payment-ids.ts';

const printsOf = (xml: string): Float64Array => readFingerprints(fingerprintsOf(new TextEncoder().encode(xml)));
const isIn = (prints: Float64Array, key: string): boolean => isAmong(prints, fingerprint(key));

describe('fingerprints of ids', () => {
  it('are found again, and others are not', () => {
    const uetr = '6c3b1f0e-8f0a-4d52-9a3d-0c5b1f2e7a11';
    const prints = printsOf(pacs008({ 'CdtTrfTxInf/PmtId/UETR': uetr, 'CdtTrfTxInf[2]/PmtId/TxId': 'ZYDO-TX-0002' }));
    for (const id of ['ZYDO-TX-0001', 'ZYDO-TX-0002']) {
      expect(isIn(prints, useKeys.transaction('ZYDODEF0XXX', id))).toBe(true);
      expect(isIn(prints, useKeys.transaction('ZYCODEF0XXX', id))).toBe(false);
    }
    expect(isIn(prints, useKeys.uetr(uetr.toUpperCase()))).toBe(true);
    expect(isIn(prints, useKeys.transaction('ZYDODEF0XXX', 'ZYDO-TX-0003'))).toBe(false);
  });

  it('are not kept of payments that are left out', () => {
    const bytes = new TextEncoder().encode(pacs008({ 'CdtTrfTxInf[2]/PmtId/TxId': 'ZYDO-TX-0002' }));
    const prints = readFingerprints(fingerprintsOf(bytes, new Set(['ZYDO-TX-0001'])));
    expect(isIn(prints, useKeys.transaction('ZYDODEF0XXX', 'ZYDO-TX-0001'))).toBe(false);
    expect(isIn(prints, useKeys.transaction('ZYDODEF0XXX', 'ZYDO-TX-0002'))).toBe(true);
  });

  it('tell mandates apart by their creditor and not by case', () => {
    const prints = printsOf(pacs003());
    expect(isIn(prints, useKeys.mandate('DE98ZZZ09999999999|mandate-0815'))).toBe(true);
    expect(isIn(prints, useKeys.mandate('DE98ZZZ09999999998|mandate-0815'))).toBe(false);
  });

  it('are read wherever their bytes lie', () => {
    const written = new Uint8Array(Float64Array.of(1, 2, 2 ** 52).buffer);
    const around = Buffer.alloc(64);
    around.set(written, 13);
    expect([...readFingerprints(around.subarray(13, 13 + written.length))]).toEqual([1, 2, 2 ** 52]);
  });

  it('are seldom the same', () => {
    const prints = new Set(Array.from({ length: 200_000 }, (_, at) => fingerprint(`transaction|ZYDODEF0|ZYDO-${at}`)));
    expect(prints.size).toBe(200_000);
    expect(Math.max(...[...prints].slice(0, 1000))).toBeLessThan(2 ** 53);
  });
});
