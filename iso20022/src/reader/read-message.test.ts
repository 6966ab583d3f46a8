import { descend, type MessageNode, textAt } from './message-node.ts';
import { createMessageReader, readMessage } from './read-message.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const namespace = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';
const message = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a comment -->
<p:Document xmlns:p="${namespace}" id="1">
  <p:Msg>
    <p:Hdr><p:Id>A &amp; B</p:Id></p:Hdr>
    <p:Tx><p:Id>1</p:Id><p:Amt Ccy='EUR'>1.00</p:Amt></p:Tx>
    <p:Tx><p:Id><![CDATA[2 < 3]]></p:Id><p:Amt Ccy="EUR">2.<!-- inside -->00</p:Amt></p:Tx>
  </p:Msg>
</p:Document>`;

const read = (text: string, ...select: readonly string[]) => {
  const nodes: MessageNode[] = [];
  const roots: MessageNode[] = [];
  const result = readMessage(bytesOf(text), {
    select,
    onNode: (node) => nodes.push(node),
    onRoot: (root) => roots.push(root),
  });
  return { nodes, roots, result };
};

describe('reading a message', () => {
  it('says what the message is', () => {
    const { result, roots } = read(message);
    expect(result).toEqual({ wellFormed: true, messageType: 'pacs.008.001.08', namespace, rootName: 'Document' });
    expect(roots[0]).toMatchObject({ name: 'Document', attributes: { 'xmlns:p': namespace, id: '1' } });
  });

  it('says what message an envelope carries', () => {
    const head = '<AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><BizSvc/></AppHdr>';
    const text = `<Envelope>${head}<Document xmlns="${namespace}"/></Envelope>`;
    expect(read(text).result).toMatchObject({ messageType: 'pacs.008.001.08', rootName: 'Envelope', namespace: '' });
    expect(read(head).result).toMatchObject({ messageType: 'head.001.001.02' });
    expect(read('<Envelope/>').result).not.toHaveProperty('messageType');
  });

  it('hands out the wanted elements with all they hold', () => {
    const { nodes } = read(message, 'Tx');
    expect(nodes.map((node) => textAt(node, 'Id'))).toEqual(['1', '2 < 3']);
    expect(nodes.map((node) => textAt(node, 'Amt'))).toEqual(['1.00', '2.00']);
    expect(descend(nodes[1], 'Amt')?.attributes).toEqual({ Ccy: 'EUR' });
    expect(nodes.map(({ index, line, column }) => [index, line, column])).toEqual([
      [1, 6, 5],
      [2, 7, 5],
    ]);
  });

  it('gives every element its own attributes', () => {
    const tags = [
      'Ccy="EUR"',
      'Ccy="EUR"',
      'Ccy="EUX"',
      'Ccy="EU"',
      'Cur="EU"',
      'Ccy="&#69;U"',
      '',
      'Ccy="EU" Cur="EU"',
    ];
    const { nodes } = read(`<Msg>${tags.map((tag) => `<Amt ${tag}>1</Amt>`).join('')}</Msg>`, 'Amt');
    expect(nodes.map(({ attributes }) => attributes)).toEqual([
      { Ccy: 'EUR' },
      { Ccy: 'EUR' },
      { Ccy: 'EUX' },
      { Ccy: 'EU' },
      { Cur: 'EU' },
      { Ccy: 'EU' },
      {},
      { Ccy: 'EU', Cur: 'EU' },
    ]);
  });

  it('tells elements of the same name apart by their parents', () => {
    const { nodes } = read(message, 'Hdr/Id');
    expect(nodes.map(({ text, line, textColumn }) => [text, line, textColumn])).toEqual([['A & B', 5, 18]]);
    expect(nodes[0]?.parent?.parent?.name).toBe('Msg');
  });

  it('hands out every element without children for a star', () => {
    expect(read(message, '*').nodes.map((node) => node.name)).toEqual(['Id', 'Id', 'Amt', 'Id', 'Amt']);
  });

  it('keeps nothing of what is not wanted', () => {
    const { nodes } = read(message, 'Tx');
    expect(nodes[1]?.parent?.children).toEqual([]);
  });

  it('returns the elements before the first syntax error', () => {
    const { nodes, result } = read(message.slice(0, message.indexOf('</p:Msg>')), 'Tx');
    expect(nodes).toHaveLength(2);
    expect(result).toMatchObject({ wellFormed: false, messageType: 'pacs.008.001.08' });
  });

  it('is indifferent to how the bytes arrive', () => {
    const texts: string[] = [];
    const reader = createMessageReader({
      select: ['*'],
      onNode: (node) => texts.push(`${node.name}=${node.text}@${node.line}:${node.textColumn}`),
    });
    for (const byte of bytesOf(message)) reader.push(Uint8Array.of(byte));
    expect(reader.finish().wellFormed).toBe(true);
    expect(texts).toEqual(
      read(message, '*').nodes.map((node) => `${node.name}=${node.text}@${node.line}:${node.textColumn}`),
    );
  });
});
