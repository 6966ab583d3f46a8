import type { Profile } from '@clearbench/iso20022/profile';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { defineRule, type Rule } from '../rule.ts';
import { startValidation } from '../streaming-validation.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };
const encoder = new TextEncoder();

/** Rules may read the line of an element; the rest of its place is for findings. */
const ofNode = ({ name, text, attributes, index, line, parent, children }: MessageNode) =>
  JSON.stringify({
    ...{ name, text, attributes, index, line },
    parent: parent?.name,
    siblings: parent?.children.length,
    children: children.map(({ name }) => name),
  });

/** The report, and everything that rules see, of a text that comes in pieces of this length. */
const validated = (bytes: Uint8Array, piece: number) => {
  const seen: string[] = [];
  const spy = (id: string, select: readonly string[], skipsPlain: Partial<Rule> = {}): Rule =>
    defineRule({
      id,
      layer: 'scheme',
      severity: 'Info',
      appliesTo: () => true,
      select,
      // A rule that counts looks at every element.
      open: () => ({}),
      transactionState: () => 'counted',
      check: (node) => {
        seen.push(`${id} ${ofNode(node)}`);
        return node.text.includes('9') ? [{ node, params: { element: node.name } }] : [];
      },
      ...skipsPlain,
    });
  const rules = [
    spy('X-01', ['*', 'CdtTrfTxInf', 'Dbtr', 'CdtTrfTxInf/PmtId', 'Id/IBAN']),
    spy('X-02', ['*'], { skipsPlain: true }),
  ];
  const validation = startValidation(profile, { rules, sentenceOf: (key) => key });
  for (let at = 0; at < bytes.length; at += piece) validation.push(bytes.subarray(at, at + piece));
  return { report: validation.finish(), seen };
};

/** Without empty elements, because a transaction with one is always read token by token. */
const message = minimalMessage().replace(
  '<FinInstnId/></CdtrAgt><Cdtr/>',
  '<FinInstnId><BICFI>ZYDODEF0</BICFI></FinInstnId></CdtrAgt><Cdtr><Nm>Bert</Nm></Cdtr>',
);

const transaction = /<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/.exec(message)?.[0] ?? '';

const bulk = (...transactions: readonly string[]): Uint8Array =>
  encoder.encode(message.replace(transaction, () => transactions.join('\n    ')));

const onOneLine = (...transactions: readonly string[]): Uint8Array =>
  encoder.encode(message.replace(transaction, () => transactions.join('').replace(/\n */g, '')));

const changed = (from: string | RegExp, to: string): string => transaction.replace(from, () => to);

/** Single bytes never hold a whole transaction, so each is read token by token. */
const expectSameAsByTokens = (bytes: Uint8Array): void => {
  const byTokens = validated(bytes, 1);
  for (const piece of [bytes.length, 4_500, 1_999]) expect(validated(bytes, piece)).toEqual(byTokens);
};

describe('transactions of a known shape have the report that they have token by token', () => {
  it('if only values differ', () => {
    const numbered = Array.from({ length: 40 }, (_, at) => changed(/Anna/, `Anna ${'x'.repeat(at % 7)} ${at}`));
    expectSameAsByTokens(bulk(...numbered));
    expectSameAsByTokens(onOneLine(...numbered));
    expect(validated(bulk(...numbered), 1_000_000).report.validationSummary.transactions).toBe(40);
  });

  it('if values have characters outside SEPA, and blanks at their ends', () => {
    const names = ['Anna', 'Ä', '😀 Anna 😀', '_Anna_', ' Anna', 'Anna\t', 'An;na', '  ', 'An]]na', '\u0085'];
    const different = Array.from({ length: 40 }, (_, at) => changed('Anna', `${names[at % names.length]}`));
    for (const from of [0, 1, 2, 3]) {
      expectSameAsByTokens(bulk(...different.slice(from)));
      expectSameAsByTokens(onOneLine(...different.slice(from)));
    }
  });

  it.each([
    ['a value that the structure does not allow', changed('SLEV', 'SLEVX')],
    ['an empty value', changed('Anna', '')],
    ['a value that ends with a blank', changed('Bert', 'Bert ')],
    ['a value with blanks at its ends', changed('Anna', ' Anna ')],
    ['a value with characters outside SEPA', changed('Anna', 'Änna')],
    ['a value with a reference', changed('Anna', 'A&amp;B')],
    ['a section', changed('Anna', '<![CDATA[Anna]]>')],
    ['a comment', changed('Anna', 'An<!-- -->na')],
    ['a line break in a value', changed('Anna', 'An\nna')],
    ['a byte that is no character', changed('Anna', 'An\ufffe')],
    ['another currency', changed(/Ccy="[^"]*"/, 'Ccy="USD"')],
    ['an attribute of the transaction', changed('<CdtTrfTxInf>', '<CdtTrfTxInf Ccy="EUR">')],
    ['blanks in tags', changed('<Nm>', '<Nm\n >').replace('</Nm>', '</Nm >')],
    ['an unknown element', changed('<Nm>', '<X>9</X><Nm>')],
    ['an element in a value', changed('Bert', '<X/>Bert')],
    ['a missing element', changed(/<Nm>.*<\/Nm>/, '')],
    ['an element without content', changed('<Nm>Anna</Nm>', '<Nm/>')],
    ['text between elements', changed('<Nm>', 'x<Nm>')],
    ['another namespace', changed('<Nm>', '<Nm xmlns="urn:a">')],
    ['a prefix', changed('<Nm>', '<Nm xmlns:a="urn:a">')],
    ['carriage returns', changed(/\n/g, '\r\n')],
    ['elements on one line', changed(/>\s+</g, '><')],
  ])('with %s', (_, odd) => {
    expectSameAsByTokens(bulk(transaction, transaction, odd, odd, transaction, odd, odd, odd, transaction));
    expectSameAsByTokens(bulk(odd, odd, transaction, transaction));
    expectSameAsByTokens(onOneLine(transaction, transaction, odd, transaction, odd, transaction));
  });

  it('where the text ends or breaks within one', () => {
    const bytes = bulk(...Array.from({ length: 5 }, () => transaction));
    for (let cut = 1; cut < transaction.length; cut += 97) expectSameAsByTokens(bytes.subarray(0, bytes.length - cut));
    expectSameAsByTokens(bulk(transaction, transaction, transaction.replace('</Nm>', '</Mn>'), transaction));
  });

  it('also where shapes do not pay', () => {
    const different = Array.from({ length: 60 }, (_, at) => changed('<Nm>', `<Nm${' '.repeat(at)}>`));
    expectSameAsByTokens(bulk(...different, ...Array.from({ length: 60 }, () => transaction)));
  });

  it('and stop at the same place', () => {
    const bytes = bulk(...Array.from({ length: 50 }, () => changed('Anna', 'Anna 9')));
    const stopped = [1, bytes.length].map((piece) => {
      const rule = defineRule({
        id: 'X-01',
        layer: 'scheme',
        severity: 'Info',
        appliesTo: () => true,
        select: ['Nm'],
        check: (node) => [{ node }],
      });
      const validation = startValidation(profile, { rules: [rule], sentenceOf: (key) => key }, { mostFindings: 20 });
      for (let at = 0; at < bytes.length; at += piece) validation.push(bytes.subarray(at, at + piece));
      return validation.finish();
    });
    expect(stopped[1]).toEqual(stopped[0]);
    expect(stopped[0]?.validationSummary.errors).toBe(1);
  });
});
