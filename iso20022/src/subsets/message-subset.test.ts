import { hasSubset, messageSubset, type SubsetElement } from './message-subset.ts';

const paths = ({ allowed }: SubsetElement, above = ''): readonly string[] =>
  [...allowed].flatMap(([name, element]) => [above + name, ...paths(element, `${above}${name}/`)]);

const subsetOf = (messageType: string, rbVersion: '2019' | '2021' | '2023' | '2025') => {
  const subset = messageSubset(messageType, { scheme: 'sct', rbVersion });
  if (subset === undefined) throw new Error(`no subset of ${messageType}`);
  return subset;
};

describe('the subset of a credit transfer', () => {
  it.each([
    ['pacs.008.001.02', '2019', 178],
    ['pacs.008.001.02', '2021', 178],
    ['pacs.008.001.08', '2023', 218],
    ['pacs.008.001.08', '2025', 219],
  ] as const)('%s of rulebook %s has %i elements', (messageType, rbVersion, count) =>
    expect(paths(subsetOf(messageType, rbVersion))).toHaveLength(count),
  );

  it('has the element names of the message version', () => {
    expect(paths(subsetOf('pacs.008.001.02', '2019'))).toContain('CdtTrfTxInf/DbtrAgt/FinInstnId/BIC');
    expect(paths(subsetOf('pacs.008.001.08', '2023'))).toContain('CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI');
  });

  it('forbids what ISO 20022 allows, except for elements that another rule reports', () => {
    const payment = subsetOf('pacs.008.001.08', '2023').allowed.get('CdtTrfTxInf');
    expect(payment?.forbidden).toContain('InitgPty');
    expect(payment?.forbidden).not.toContain('InstdAmt');
    expect(payment?.allowed.get('RmtInf')?.max).toBe(1);
    expect(payment?.allowed.get('DbtrAcct')?.min).toBe(1);
  });

  it('is unknown for other messages, versions and schemes', () => {
    expect(hasSubset('pacs.008.001.08', { scheme: 'inst', rbVersion: '2023' })).toBe(false);
    expect(hasSubset('pacs.008.001.02', { scheme: 'sct', rbVersion: '2023' })).toBe(false);
    expect(messageSubset('pacs.008.001.08', { scheme: 'sct', rbVersion: '2019' })).toBeUndefined();
    expect(messageSubset('pacs.004.001.09', { scheme: 'sct', rbVersion: '2023' })).toBeUndefined();
  });
});
