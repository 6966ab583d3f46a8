import { messageModel } from '@clearbench/iso20022/model/message-models';
import type { Profile } from '@clearbench/iso20022/profile';
import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { type SeededRandom, seededRandom } from '@clearbench/stores/testing/seeded-random.fixture';
import { createValidation, type ValidationOptions } from '@clearbench/validator/validation';
import { type Division, divide } from './division.ts';
import { bulkXml } from './testing/bulk.fixture.ts';
import { validateDivided, validateInPieces, validatePart } from './validate-in-pieces.ts';

const never = (): boolean => false;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const endsIn = (text: string, endTag: string): readonly number[] =>
  [...text.matchAll(new RegExp(endTag, 'g'))].map(
    ({ index }) => Buffer.byteLength(text.slice(0, index)) + endTag.length,
  );

type Text = {
  readonly text: string;
  readonly endTag: string;
  readonly profile: Profile;
  readonly options: ValidationOptions;
};

/** The division whose places are behind these transactions. */
const divisionAt = ({ text, endTag }: Text, [beginning = 0, from = 0, to = 0]: readonly number[]): Division => {
  const ends = endsIn(text, endTag);
  const end = (transactions: number): number => ends[transactions - 1] ?? 0;
  return { endTag: Buffer.from(endTag), beginning: end(beginning), from: end(from), to: end(to) };
};

/** Compares the report of the divided text with that of the undivided one; true if the part was of use. */
const isDividedAlike = async (one: Text, places: readonly number[]): Promise<boolean> => {
  const { text, profile, options } = one;
  const bytes = bytesOf(text);
  const division = divisionAt(one, places);
  const part = structuredClone(validatePart(bytes, profile, division, never, options));
  const together = await validateDivided(bytes, profile, division, never, async () => part, options);
  expect(together).toEqual(validateInPieces(bytes, profile, never, options));
  const first = createValidation(profile, options);
  first.push(bytes.subarray(0, division.from));
  return part !== undefined && first.joinPart(part);
};

const bulk = (...parameters: Parameters<typeof bulkXml>): Text => ({
  text: bulkXml(...parameters),
  endTag: '</CdtTrfTxInf>',
  profile: sctProfile,
  options: {},
});

const inPayment = (wanted: number, from: string | RegExp, to: string) => (one: string, at: number) =>
  at === wanted ? one.replace(from, to) : one;

const leaf = /<([A-Za-z]+)((?: [^<>]*)?)>([^<>]*)<\/\1>/g;
const faults: readonly ((all: string, name: string, value: string) => string)[] = [
  () => '',
  (all) => `${all}${all}`,
  (all) => `${all}<Xx>1</Xx>`,
  (all) => `<!-- </CdtTrfTxInf> -->${all}`,
  (all, _, value) => all.replace(`>${value}<`, '> <'),
  (all, _, value) => all.replace(`>${value}<`, `>${value}9<`),
  (all, _, value) => all.replace(`>${value}<`, `><![CDATA[${value}]]><`),
  (all, _, value) => all.replace(`>${value}<`, '>Ä&amp;😀<'),
  (all) => `x${all}`,
  (all, name) => all.replace(`<${name}`, `<${name} a="1"`),
];

/** Texts of 14 transactions like that of the sample, some with faults; none if it has no list of transactions. */
const generated = (
  random: SeededRandom,
  { text, profile }: ReturnType<typeof cleanSamples>[number],
): readonly Text[] => {
  const type = /xsd:(pa[\w.]+|camt[\w.]+)/.exec(text)?.[1] ?? '';
  const name = messageModel(type)?.transaction ?? '-';
  const sample = new RegExp(`<${name}>[\\s\\S]*?</${name}>`).exec(text)?.[0];
  if (sample === undefined) return [];
  return [0, 0.004, 0.02].map((rate) => {
    const withFaults = (one: string): string =>
      one.replace(leaf, (all, element, _, value) =>
        random.next() < rate ? random.one(faults)(all, element, value) : all,
      );
    const withId = (one: string, at: number): string =>
      one.replace(/<(TxId|RtrId|CxlId|StsId)>[^<]*/g, `<$1>ID-${random.next() < 0.05 ? 1 : at}`);
    const transactions = Array.from({ length: 14 }, (_, at) => withFaults(withId(sample, at)));
    return { text: text.replace(sample, () => transactions.join('\n')), endTag: `</${name}>`, profile, options: {} };
  });
};

describe('a text that two threads validate together', () => {
  it('is divided where both are busy for about as long', () => {
    const { text } = bulk(200);
    const { beginning, from, to } = divide(bytesOf(text)) ?? { beginning: 0, from: 0, to: 0 };
    const ends = endsIn(text, '</CdtTrfTxInf>');
    expect(beginning).toBe(ends[3]);
    expect(ends).toContain(from);
    expect(from / text.length).toBeCloseTo(0.54, 1);
    expect(to).toBe(ends.at(-2));
  });
  it.each(['', '<a/>', bulk(5).text, bulk(200).text.replaceAll('CdtTrfTxInf>', 'CdtTrfTxInf >')])(
    'is not divided without enough transactions',
    (text) => expect(divide(bytesOf(text))).toBeUndefined(),
  );

  it.each<[string, Text, boolean]>([
    ['of correct payments', bulk(20, undefined, '5000.00'), true],
    ['with a sum that is wrong', bulk(20), true],
    ['with an amount of three decimal places', bulk(20, inPayment(12, '250.00', '250.001'), '5000.00'), true],
    ['with an amount that is no number', bulk(20, inPayment(12, '250.00', 'x')), true],
    ['with findings in the part', bulk(20, (one) => one.replace('SLEV', 'SHAR')), true],
    ['with an id twice before the part', bulk(20, inPayment(7, 'TX-7<', 'TX-6<')), true],
    ['with an id twice in the part', bulk(20, inPayment(14, 'TX-14<', 'TX-12<')), true],
    ['with an id of the part before it', bulk(20, inPayment(14, 'TX-14<', 'TX-7<')), false],
    ['with an id of the part behind it', bulk(20, inPayment(19, 'TX-19<', 'TX-12<')), true],
    ['with an unknown element in the part', bulk(20, inPayment(12, '<ChrgBr>', '<X/><ChrgBr>')), true],
    ['with a missing element in the part', bulk(20, inPayment(12, /<ChrgBr>.*<\/ChrgBr>/, '')), true],
    ['with text between payments of the part', bulk(20, inPayment(12, /^/, 'x')), false],
    ['with text between earlier payments', bulk(20, inPayment(6, /^/, 'x')), false],
    ['with a comment in the part', bulk(20, inPayment(12, /^/, '<!-- </CdtTrfTxInf> -->')), true],
    ['with a comment between earlier payments', bulk(20, inPayment(6, /^/, '<!-- </CdtTrfTxInf> -->')), false],
    ['with an end tag in a section', bulk(20, inPayment(6, '4711<', '<![CDATA[</CdtTrfTxInf>]]><')), false],
    ['with a namespace of a payment', bulk(20, inPayment(12, '<CdtTrfTxInf>', '<CdtTrfTxInf xmlns:z="urn:z">')), true],
    ['that breaks off in the part', bulk(20, inPayment(12, '</ChrgBr>', '</Chrg>')), false],
    ['that breaks off behind the part', bulk(20, inPayment(19, '</ChrgBr>', '</Chrg>')), true],
    ['that breaks off before the part', bulk(20, inPayment(6, '</ChrgBr>', '</Chrg>')), false],
    ['with carriage returns', { ...bulk(20), text: bulk(20).text.replaceAll('\n', '\r\n') }, true],
    ['with old line ends', { ...bulk(20), text: bulk(20).text.replaceAll('\n', '\r') }, false],
    ['on one line', { ...bulk(20), text: bulk(20).text.replaceAll(/>\s+</g, '><') }, true],
    [
      'on one line beyond ASCII',
      { ...bulk(20), text: bulk(20).text.replaceAll('Anna', 'Ännä').replaceAll(/>\s+</g, '><') },
      false,
    ],
    ['with a byte order mark', { ...bulk(20), text: `\ufeff${bulk(20).text}` }, true],
    ['with an error in the group header', { ...bulk(20), text: bulk(20).text.replace('<MsgId>', '<MsgId>//') }, false],
    [
      'with more findings than are listed',
      { ...bulk(20, (one) => one.replace('SLEV', 'SHAR')), options: { longestList: 12 } },
      false,
    ],
    [
      'with more findings than are read',
      { ...bulk(20, (one) => one.replace('SLEV', 'SHAR')), options: { mostFindings: 12 } },
      false,
    ],
  ])('%s has the same report', async (_, text, isOfUse) => {
    expect(await isDividedAlike(text, [4, 10, 18])).toBe(isOfUse);
  });

  it('has the same report with whatever faults', async () => {
    const random = seededRandom(18);
    let ofUse = 0;
    for (const one of cleanSamples('2023').flatMap((sample) => generated(random, sample))) {
      const [beginning, length] = [2 + random.below(3), 1 + random.below(5)];
      const from = beginning + random.below(4);
      if (await isDividedAlike(one, [beginning, from, from + length])) ofUse++;
    }
    expect(ofUse).toBeGreaterThan(10);
  });
  it('has the same report where the second thread ends early', async () => {
    const { text, profile } = bulk(2_000);
    const bytes = bytesOf(text);
    const division = divide(bytes) as Division;
    let asked = 0;
    const part = validatePart(bytes, profile, division, () => ++asked > 1);
    expect(part?.to.offset).toBeGreaterThan(division.from);
    expect(part?.to.offset).toBeLessThan(division.to);
    const together = await validateDivided(bytes, profile, division, never, async () => part);
    expect(together).toEqual(validateInPieces(bytes, profile, never));
  });
  it('has no report when it is cancelled', async () => {
    const { text, profile } = bulk(20);
    const bytes = bytesOf(text);
    const division = divide(bytes) as Division;
    expect(
      await validateDivided(
        bytes,
        profile,
        division,
        () => true,
        async () => undefined,
      ),
    ).toBeUndefined();
  });
});
