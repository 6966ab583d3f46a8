import { knownMessages } from './model/message-models.ts';
import { messageInstead, messagesOf, rulebookFor } from './rulebooks.ts';

describe('rulebooks', () => {
  it('exchange the messages of their generation', () => {
    expect(messagesOf('2021')).toContain('pacs.008.001.02');
    expect(messagesOf('2025')).toContain('pacs.008.001.08');
    expect(messagesOf('2025')).not.toContain('pacs.008.001.02');
    expect(messagesOf('2019')).toEqual(messagesOf('2021'));
  });

  it('know every message that has a definition', () => {
    const exchanged = [...messagesOf('2021'), ...messagesOf('2023')];
    expect(knownMessages.filter((message) => !exchanged.includes(message))).toEqual([]);
  });

  it('say what to send instead', () => {
    expect(messageInstead('pacs.008.001.08', '2021')).toBe('pacs.008.001.02');
    expect(messageInstead('camt.029.001.08', '2023')).toBe('camt.029.001.09');
    expect(messageInstead('pain.001.001.09', '2023')).toBeUndefined();
  });

  it('are found for a message when nobody names one', () => {
    expect(rulebookFor('pacs.008.001.08', '2023')).toBe('2023');
    expect(rulebookFor('pacs.008.001.02', '2023')).toBe('2021');
    expect(rulebookFor('head.001.001.02', '2023')).toBe('2023');
    expect(rulebookFor(undefined, '2023')).toBe('2023');
  });
});
