import { knownMessages } from './model/message-models.ts';
import { messageInstead, messagesOf, rulebookFor, rulebookOn, schemeFor, schemesOf } from './rulebooks.ts';

describe('rulebooks', () => {
  it('exchange the messages of their generation', () => {
    expect(messagesOf('2021')).toContain('pacs.008.001.02');
    expect(messagesOf('2025')).toContain('pacs.008.001.08');
    expect(messagesOf('2025')).not.toContain('pacs.008.001.02');
    expect(messagesOf('2019')).toEqual(messagesOf('2021'));
  });

  it('are those of the scheme that exchanges a message, where nobody names one', () => {
    expect(schemeFor('pacs.003.001.08')).toBe('core');
    expect([schemeFor('pacs.008.001.08'), schemeFor('acme.order'), schemeFor(undefined)]).toEqual([
      'sct',
      'sct',
      'sct',
    ]);
  });

  it('exchange the messages of their scheme', () => {
    expect(messagesOf('2025', 'sct')).toEqual(expect.arrayContaining(['pacs.008.001.08', 'pain.001.001.09']));
    expect(messagesOf('2025', 'sct')).not.toContain('pacs.003.001.08');
    expect(messagesOf('2019', 'core')).toEqual(expect.arrayContaining(['pacs.003.001.02', 'pacs.007.001.02']));
    expect(messagesOf('2025', 'b2b')).not.toContain('pacs.008.001.08');
    expect(messagesOf('2021', 'inst')).not.toContain('camt.027.001.06');
    expect(schemesOf('pacs.002.001.10')).toEqual(['sct', 'inst', 'core', 'b2b']);
    expect(schemesOf('pain.008.001.02')).toEqual(['core', 'b2b']);
    expect(schemesOf('pacs.009.001.08')).toEqual([]);
  });

  it('know every message that has a definition, but for what banks pay on their own account', () => {
    const exchanged = [...messagesOf('2021'), ...messagesOf('2023')];
    expect(knownMessages.filter((message) => !exchanged.includes(message))).toEqual(['pacs.009.001.08']);
  });

  it('say what to send instead', () => {
    expect(messageInstead('pacs.008.001.08', '2021')).toBe('pacs.008.001.02');
    expect(messageInstead('camt.029.001.08', '2023')).toBe('camt.029.001.09');
    expect(messageInstead('pain.001.001.09', '2019')).toBe('pain.001.001.03');
    expect(messageInstead('camt.052.001.08', '2021')).toBeUndefined();
    expect(messageInstead('pacs.009.001.08', '2023')).toBeUndefined();
  });

  it('are found for a message when nobody names one', () => {
    expect(rulebookFor('pacs.008.001.08', '2023')).toBe('2023');
    expect(rulebookFor('pacs.008.001.02', '2023')).toBe('2021');
    expect(rulebookFor('head.001.001.02', '2023')).toBe('2023');
    expect(rulebookFor(undefined, '2023')).toBe('2023');
  });

  it('are in force from a day on', () => {
    const days = ['2021-11-20', '2021-11-21', '2024-03-16', '2024-03-17', '2025-10-04T22:00:00Z', '2025-10-05'];
    expect(days.map(rulebookOn)).toEqual(['2019', '2021', '2021', '2023', '2023', '2025']);
  });
});
