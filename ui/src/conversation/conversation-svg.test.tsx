import type { ConversationMessage } from '@clearbench/contracts/transfer/conversation';
import {
  conversationHtml,
  conversationSvg,
  type PictureTexts,
  rowsByPage,
} from '@clearbench/iso20022/conversation/conversation-svg';

const sent: ConversationMessage = {
  key: 'a',
  from: 'tester',
  to: 'clearing',
  fileId: 'f',
  fileName: '<a> & b.xml',
  transferId: 't',
  messageType: 'pacs.008.001.08',
  messageIds: [],
  at: '2026-11-26T10:00:00Z',
  refersTo: [],
};
const texts: PictureTexts = {
  title: 'Conversation of <a>',
  party: (party) => party,
  label: ({ fileName }) => fileName,
  time: ({ at }) => at,
  line: ({ kind }) => kind,
};

const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('the exported picture', () => {
  it('is well-formed, with an arrow for each message, dashed if it is due', () => {
    const rows = [
      { kind: 'day', at: sent.at },
      { kind: 'message', message: sent },
      { kind: 'message', message: { ...sent, key: 'b', from: 'clearing', to: 'tester', isDue: true } },
    ] as const;
    const document = parsed(conversationSvg(rows, ['tester', 'clearing'], texts));
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.querySelectorAll('polygon')).toHaveLength(2);
    expect(document.querySelectorAll('line[stroke-dasharray="6 4"]')).toHaveLength(1);
    expect(document.querySelector('title')?.textContent).toBe('Conversation of <a>');
    expect([...document.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('<a> & b.xml');
  });

  it('grows with the number of messages', () => {
    const heightOf = (count: number) => {
      const rows = Array.from({ length: count }, () => ({ kind: 'message', message: sent }) as const);
      return Number(
        parsed(conversationSvg(rows, ['tester', 'clearing'], texts)).documentElement.getAttribute('height'),
      );
    };
    expect(heightOf(200) - heightOf(100)).toBe(heightOf(300) - heightOf(200));
  });

  it('is part of an HTML page in which texts are escaped', () => {
    const html = conversationHtml(['<svg></svg>'], 'A & B', ['Message'], [['<script>']]);
    expect(html).toContain('<h1>A &#38; B</h1><svg></svg>');
    expect(html).not.toContain('<script>');
  });

  it('is in parts of a printed page where it is long, without losing a row', () => {
    const message = { kind: 'message', message: sent } as const;
    const long = Array.from({ length: 50 }, () => [{ kind: 'day', at: sent.at } as const, message]).flat();
    const parts = rowsByPage(long);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.flat()).toEqual(long);
    for (const part of parts) {
      const picture = parsed(conversationSvg(part, ['tester', 'clearing'], texts));
      expect(Number(picture.documentElement.getAttribute('height'))).toBeLessThan(1_050);
    }
    expect(rowsByPage([])).toEqual([]);
  });
});
