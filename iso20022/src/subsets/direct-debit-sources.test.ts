import { messageSubset } from './message-subset.ts';
import type { SubsetElement } from './subset-element.ts';

type Lines = ReadonlyMap<string, SubsetElement>;

/** Every line of a subset by its path, in the element names of 2019. */
const linesOf = (element: SubsetElement, above = ''): readonly (readonly [string, SubsetElement])[] =>
  [...element.allowed].flatMap(([name, inner]) => {
    const path = `${above}${name}`.replace(/\bBIC$/, 'BICFI').replace(/\bBICOrBEI$/, 'AnyBIC');
    return [[path, inner] as const, ...linesOf(inner, `${path}/`)];
  });

const subsetLines = (messageType: string, scheme: 'sct' | 'core' | 'b2b', rbVersion: '2019' | '2023', use: string) => {
  const subset = messageSubset(messageType, { scheme, rbVersion })?.uses.get(use);
  if (subset === undefined) throw new Error(`no subset of ${messageType} ${use}`);
  return linesOf(subset);
};

/** The lines of the German subset of pain.008, below its payment group or its collection. */
const germanLines: Lines = new Map(
  subsetLines('pain.008.001.08', 'core', '2023', '').map(([path, line]) => [
    path.replace(/^PmtInf\/(?:DrctDbtTxInf\/)?/, ''),
    line,
  ]),
);

/** A path of a message between banks as the German subset has it. */
const asInOrder = (path: string): string =>
  path
    .replace(/^(?:GrpHdr|DrctDbtTxInf|(?:Undrlyg\/)?TxInf(?:AndSts)?)\//, '')
    .replace(/^OrgnlTxRef\//, '')
    .replace(/^(?:DrctDbtTx\/)?(?=MndtRltdInf|CdtrSchmeId)/, 'DrctDbtTx/')
    .replace(/\/Pty\//, '/');

const sameBounds = (one: SubsetElement, other: SubsetElement | undefined): boolean =>
  other !== undefined && one.min === other.min && one.max === other.max;

/** The creditor identifier is in the payment group or in the collection of an order; DS-04 of the rulebooks requires it. */
const ofRulebook = ['DrctDbtTxInf/DrctDbtTx/CdtrSchmeId', 'GrpHdr/PmtTpInf/SeqTp'];

/** The lines of a direct debit that claim a confirmed source, and have the bounds of no line of a published schema. */
const unsupported = (own: ReturnType<typeof subsetLines>, transfer: Lines, asInTransfer: (path: string) => string) =>
  own
    .filter(([path, line]) => line.source !== 'practice' && !ofRulebook.includes(path))
    .filter(([path, line]) => !sameBounds(line, transfer.get(asInTransfer(path))))
    .filter(([path, line]) => !sameBounds(line, germanLines.get(asInOrder(path))))
    .map(([path]) => path);

/** Elements that count as excluded although a published schema that has the element around them allows them. */
const wronglyExcluded = (
  own: ReturnType<typeof subsetLines>,
  transfer: Lines,
  asInTransfer: (path: string) => string,
) =>
  own.flatMap(([path, { forbidden, unconfirmed }]) =>
    [...forbidden]
      .filter((name) => !unconfirmed.has(name))
      .map((name) => `${path}/${name}`)
      .filter((place) => {
        const known = [
          [transfer, asInTransfer(path), asInTransfer(place)],
          [germanLines, asInOrder(path), asInOrder(place)],
        ] as const;
        const schemas = known.filter(([lines, around]) => lines.has(around));
        return schemas.length > 0 && schemas.every(([lines, , element]) => lines.has(element));
      }),
  );

const same = (path: string): string => path;
const asCredit = (path: string): string => path.replace('DrctDbtTxInf', 'CdtTrfTxInf');
const asReturn = (path: string): string => path.replaceAll('Rvsd', 'Rtrd').replaceAll('Rvsl', 'Rtr');

describe('the lines of direct debits between banks that claim a usage rule, and their excluded elements,', () => {
  // No text of EPC114-06 and EPC301-07 is published that states each line: published schemas have to.
  it.each([
    ['pacs.003.001.02', '2019', '', 'pacs.008.001.02', 'transfer', asCredit],
    ['pacs.003.001.08', '2023', '', 'pacs.008.001.08', 'transfer', asCredit],
    ['pacs.004.001.02', '2019', 'return', 'pacs.004.001.02', 'return', same],
    ['pacs.002.001.03', '2019', 'negative', 'pacs.002.001.03', 'negative', same],
    ['pacs.007.001.09', '2023', '', 'pacs.004.001.09', 'return', asReturn],
    ['camt.056.001.01', '2019', 'cancellation', 'camt.056.001.01', 'recall', same],
  ] as const)(
    'of %s under rulebook %s, "%s", are lines of a published schema',
    (messageType, year, use, other, otherUse, as) => {
      const transfer: Lines = new Map(subsetLines(other, 'sct', year, otherUse));
      // Only the answer to a recall has charges.
      const withCharges: Lines =
        otherUse === 'return' ? new Map([...subsetLines(other, 'sct', year, 'recallAnswer'), ...transfer]) : transfer;
      for (const scheme of ['core', 'b2b'] as const) {
        const own = subsetLines(messageType, scheme, year, use);
        expect([scheme, unsupported(own, withCharges, as)]).toEqual([scheme, []]);
        expect([scheme, wronglyExcluded(own, transfer, as)]).toEqual([scheme, []]);
        expect(own.length).toBeGreaterThan(150);
      }
    },
  );
});
