import { type Scheme, schemes } from '@clearbench/contracts/sim-env/scheme';
import { messageModel } from '../model/message-models.ts';
import type { MessageModel, TypeModel } from '../model/model.ts';
import { messagesOf, rulebookVersions } from '../rulebooks.ts';
import { hasSubset, messageSubset } from './message-subset.ts';
import type { SubsetElement } from './subset-element.ts';
import { subsetDefinitions } from './subset-files.ts';
import type { SubsetTypes } from './subset-notation.ts';

type RbVersion = (typeof rulebookVersions)[number];

const paths = ({ allowed }: SubsetElement, above = ''): readonly string[] =>
  [...allowed].flatMap(([name, element]) => [above + name, ...paths(element, `${above}${name}/`)]);

const subsetOf = (messageType: string, rbVersion: RbVersion, use = '', scheme: Scheme = 'sct'): SubsetElement => {
  const subset = messageSubset(messageType, { scheme, rbVersion });
  const element = subset?.uses.get(use);
  if (element === undefined) throw new Error(`no subset of ${messageType} ${use}`);
  return element;
};

const at = (element: SubsetElement | undefined, path: string): SubsetElement | undefined =>
  path.split('/').reduce((inner, name) => inner?.allowed.get(name), element);

describe('the subset of a message', () => {
  // The numbers of elements in the published schemas.
  it.each([
    ['pacs.008.001.02', 'sct', '2019', 'transfer', 178],
    ['pacs.008.001.02', 'sct', '2021', 'transfer', 178],
    ['pacs.008.001.08', 'sct', '2023', 'transfer', 218],
    ['pacs.008.001.02', 'inst', '2019', 'transfer', 163],
    ['pain.001.001.03', 'sct', '2019', 'order', 209],
    ['pain.001.001.03', 'sct', '2019', 'transferBack', 208],
    ['pain.001.001.03', 'sct', '2019', 'extendedRemittance', 266],
    ['pain.001.001.03', 'inst', '2019', 'order', 207],
    ['pain.002.001.03', 'sct', '2019', 'report', 183],
    ['pain.008.001.08', 'core', '2023', '', 257],
    ['pain.008.001.08', 'core', '2025', '', 259],
    ['pacs.002.001.03', 'sct', '2019', 'negative', 186],
    ['pacs.002.001.03', 'inst', '2019', 'negative', 48],
    ['pacs.002.001.03', 'inst', '2019', 'positive', 31],
  ] as const)('%s of %s under rulebook %s, use "%s", has %i elements', (messageType, scheme, rbVersion, use, count) =>
    expect(paths(subsetOf(messageType, rbVersion, use, scheme))).toHaveLength(count),
  );

  it('has the reasons of a request for recall under Cd since the message version that lists them', () => {
    const reason = (messageType: string, rbVersion: RbVersion) =>
      at(subsetOf(messageType, rbVersion, 'requestForRecall'), 'Undrlyg/TxInf/CxlRsnInf/Rsn/Cd')?.value;
    expect(reason('camt.056.001.01', '2021')).toEqual({ kind: 'code', codes: ['CUST'] });
    expect(reason('camt.056.001.08', '2023')).toEqual({ kind: 'code', codes: ['AC03', 'AM09', 'CUST'] });
  });

  it('has the element names of the message version', () => {
    expect(paths(subsetOf('pacs.008.001.02', '2019', 'transfer'))).toContain('CdtTrfTxInf/DbtrAgt/FinInstnId/BIC');
    expect(paths(subsetOf('pacs.008.001.08', '2023', 'transfer'))).toContain('CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI');
  });

  it('states what is forbidden, required, limited and narrowed in comparison with ISO 20022', () => {
    const payment = at(subsetOf('pacs.008.001.08', '2023', 'transfer'), 'CdtTrfTxInf');
    expect([...(payment?.forbidden ?? [])]).toEqual(expect.arrayContaining(['InitgPty', 'InstdAmt']));
    expect(payment?.forbidden).not.toContain('Purp');
    expect(payment?.required).toEqual(expect.arrayContaining(['DbtrAcct', 'CdtrAcct']));
    expect(at(payment, 'RmtInf/Ustrd')).toMatchObject({ max: 1, isLimited: true });
    expect(at(payment, 'Dbtr/Nm')?.value).toEqual({ kind: 'text', max: 70 });
    expect(at(payment, 'ChrgBr')?.value).toEqual({ kind: 'code', codes: ['SLEV'] });
    expect(at(payment, 'IntrBkSttlmAmt')?.value).toMatchObject({
      kind: 'amount',
      range: '0.01–999999999.99',
      fractionDigits: 2,
      currency: 'EUR',
    });
  });

  it('of an instant payment has the payment type in the group header only', () => {
    const subset = subsetOf('pacs.008.001.08', '2025', 'transfer', 'inst');
    expect(at(subset, 'GrpHdr')?.required).toContain('PmtTpInf');
    expect(at(subset, 'CdtTrfTxInf')?.forbidden).toContain('PmtTpInf');
  });

  it('carried over to a newer message version marks elements that this version has added as unconfirmed', () => {
    const payment = at(subsetOf('pain.001.001.09', '2023', 'order'), 'PmtInf/CdtTrfTxInf');
    expect(payment?.unconfirmed).toContain('SplmtryData');
    expect(payment?.unconfirmed).not.toContain('ChqInstr');
    expect(at(subsetOf('pain.001.001.03', '2019', 'order'), 'PmtInf/CdtTrfTxInf')?.unconfirmed.size).toBe(0);
  });

  it('requires and forbids in direct debits between banks what usage rules confirm; the rest is unconfirmed', () => {
    const collection = at(subsetOf('pacs.003.001.08', '2025', '', 'core'), 'DrctDbtTxInf');
    expect(collection?.required).toEqual(expect.arrayContaining(['ReqdColltnDt', 'DrctDbtTx', 'CdtrAcct']));
    expect(collection?.forbidden).toContain('IntrmyAgt1');
    expect(collection?.unconfirmed).not.toContain('IntrmyAgt1');
    expect(collection?.allowed.get('DbtrAcct')?.source).toBe('usageRule');
    const original = at(subsetOf('pacs.004.001.09', '2025', 'return', 'core'), 'TxInf/OrgnlTxRef');
    expect(original?.required).toContain('MndtRltdInf');
    expect(original?.allowed.get('MndtRltdInf')?.source).toBe('practice');
    const reversed = at(subsetOf('pacs.007.001.09', '2025', '', 'b2b'), 'TxInf/OrgnlTxRef');
    expect(reversed?.allowed.get('MndtRltdInf')?.source).toBe('usageRule');
  });

  it('allows one of several elements where the schema makes them a choice', () => {
    const bank = at(subsetOf('pain.008.001.08', '2025', '', 'core'), 'PmtInf/CdtrAgt/FinInstnId');
    expect(bank?.oneOf).toEqual({ names: ['BICFI', 'Othr'], isRequired: true });
    expect(bank?.required).toEqual([]);
    const former = at(subsetOf('pacs.003.001.02', '2021', '', 'b2b'), 'DrctDbtTxInf/DrctDbtTx/MndtRltdInf');
    const names = at(former, 'AmdmntInfDtls/OrgnlDbtrAgt/FinInstnId')?.oneOf;
    expect(names).toEqual({ names: ['BIC', 'Othr'], isRequired: false });
  });

  it('has no line that no message version has', () => {
    const seen = new Set<string>();
    for (const scheme of schemes)
      for (const rbVersion of rulebookVersions)
        for (const messageType of messagesOf(rbVersion, scheme))
          for (const subset of messageSubset(messageType, { scheme, rbVersion })?.uses.values() ?? [])
            for (const path of paths(subset)) for (const name of path.split('/')) seen.add(name);
    const names = subsetDefinitions.flatMap(({ types }) => Object.values(types).flatMap(Object.keys));
    expect(names.map((key) => /^\w+/.exec(key)?.[0] ?? '').filter((name) => !seen.has(name))).toEqual([]);
  });

  it('excludes only elements that ISO 20022 has', () => {
    const names = new Set<string>();
    const seen = new Set<string>();
    const visit = (model: MessageModel, type: TypeModel): void => {
      if (type.kind !== 'sequence' && type.kind !== 'choice') return;
      for (const element of type.elements) {
        names.add(element.name);
        const key = `${model.name} ${element.type}`;
        if (seen.has(key)) continue;
        seen.add(key);
        visit(model, model.typeNamed(element.type));
      }
    };
    for (const messageType of rulebookVersions.flatMap((rbVersion) => messagesOf(rbVersion))) {
      const model = messageModel(messageType);
      if (model !== undefined) visit(model, model.document);
    }
    const excluded = subsetDefinitions.flatMap(({ notUsed = [] }) => notUsed);
    expect(excluded).toContain('InstrPrty');
    expect(excluded.filter((name) => !names.has(name))).toEqual([]);
  });

  it('has the addresses and optional sums of orders to collect of 2019', () => {
    for (const rbVersion of ['2019', '2021'] as const) {
      const where = { scheme: 'core', rbVersion } as const;
      const group = messageSubset('pain.008.001.02', where)?.anyUse.allowed.get('PmtInf');
      expect(group?.forbidden).toContain('ChrgsAcct');
      expect(group?.unconfirmed).not.toContain('ChrgsAcct');
      const address = group?.allowed.get('Cdtr')?.allowed.get('PstlAdr')?.allowed;
      expect([...(address?.keys() ?? [])].toSorted()).toEqual(['AdrLine', 'Ctry']);
      expect(group?.allowed.get('CtrlSum')?.min).toBe(0);
    }
  });

  it('has no type that is not used', () => {
    const used = new Set<unknown>();
    const visit = (types: SubsetTypes, name: string): void => {
      const type = types[name];
      if (type === undefined || used.has(type)) return;
      used.add(type);
      for (const inner of Object.values(type)) visit(types, inner);
    };
    for (const { types, root } of subsetDefinitions) visit(types, root);
    const unused = subsetDefinitions.flatMap(({ types }) =>
      Object.entries(types).flatMap(([name, type]) => (used.has(type) ? [] : [name])),
    );
    expect([...new Set(unused)]).toEqual([]);
  });

  it('is unknown for other messages, versions and schemes', () => {
    expect(hasSubset('camt.055.001.08', { scheme: 'core', rbVersion: '2023' })).toBe(false);
    expect(hasSubset('pacs.003.001.08', { scheme: 'sct', rbVersion: '2023' })).toBe(false);
    expect(hasSubset('pacs.008.001.02', { scheme: 'sct', rbVersion: '2023' })).toBe(false);
    expect(messageSubset('pacs.008.001.08', { scheme: 'sct', rbVersion: '2019' })).toBeUndefined();
  });

  it.each(rulebookVersions)('can be compared with ISO 20022 for every message of rulebook %s', (rbVersion) => {
    for (const scheme of ['sct', 'inst', 'core', 'b2b'] as const)
      for (const messageType of messagesOf(rbVersion, scheme)) {
        const subset = messageSubset(messageType, { scheme, rbVersion });
        expect(subset !== undefined).toBe(hasSubset(messageType, { scheme, rbVersion }));
        expect(subset?.parts.length ?? 1).toBeGreaterThan(0);
      }
  });
});
