import { readMessage } from '@clearbench/iso20022/reader/read-message';
import { textOf } from '../testing/credit-transfer.fixture.ts';
import { type Part, writeXml } from './xml.ts';

const write = (...parts: Parameters<typeof writeXml>[0]['parts'][]) =>
  textOf(writeXml({ messageType: 'pacs.002.001.10', root: 'Root', parts: parts.flatMap((some) => [...some]) }));

describe('XML writer', () => {
  it('indents and declares the namespace', () => {
    expect(
      write([
        [
          'A',
          [
            ['B', 'x'],
            ['C', '1.00', 'EUR'],
          ],
        ],
      ]),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.002.001.10">
  <Root>
    <A>
      <B>x</B>
      <C Ccy="EUR">1.00</C>
    </A>
  </Root>
</Document>
`);
  });

  it('omits missing and empty elements', () => {
    expect(write([undefined, ['A', [undefined]], ['B', [['C', []]]]])).toContain('<Root>\n  </Root>');
  });

  it('escapes texts', () => {
    const text = 'a < b & c > d ü €';
    const read: string[] = [];
    const bytes = new TextEncoder().encode(write([['A', text]]));
    expect(readMessage(bytes, { select: ['A'], onNode: (node) => read.push(node.text) }).wellFormed).toBe(true);
    expect(read).toEqual([text]);
  });

  it('writes one document from many parts, for any chunks', () => {
    const parts: Part[] = Array.from({ length: 5_000 }, (_, index) => ['Tx', [['Id', `number ${index} ü`]]]);
    const bytes = new TextEncoder().encode(write([{ name: 'All', parts }]));
    const ids: string[] = [];
    const { wellFormed } = readMessage(bytes, { select: ['All/Tx/Id'], onNode: (node) => ids.push(node.text) });
    expect(wellFormed).toBe(true);
    expect(ids).toEqual(parts.map((_, index) => `number ${index} ü`));
  });
});
