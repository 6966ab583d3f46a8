import { rbVersion } from '@clearbench/contracts/sim-env/events';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { messagesOf, messagesOfScheme } from '@clearbench/iso20022/rulebooks';
import { typesIn } from './message-types.ts';

describe('the message types for the filter of a list', () => {
  it('are those of its scheme, and the added ones of its own rulebook', () => {
    const formats = ['sct-2025-acme.order', 'sct-2023-acme.bill'];
    const own = messagesOfScheme('sct');
    expect(typesIn({ scheme: 'sct', formats }, '2025')).toEqual([...own, 'acme.order']);
    expect(typesIn({ scheme: 'sct' }, '2025')).toEqual(own);
  });

  it.each(schemes)('are every message type that a rulebook of %s uses, without duplicates, newest first', (scheme) => {
    const types = typesIn({ scheme }, '2025');
    const exchanged = rbVersion.options.flatMap((version) => messagesOf(version, scheme));
    expect([...types].sort()).toEqual([...new Set(exchanged)].sort());
    expect(types.slice(0, messagesOf('2025', scheme).length)).toEqual(messagesOf('2025', scheme));
  });

  it('include customer orders and account reports', () =>
    expect(typesIn({ scheme: 'sct' }, '2025')).toEqual(
      expect.arrayContaining(['pain.001.001.09', 'pain.002.001.10', 'camt.052.001.08', 'camt.055.001.08']),
    ));

  it('include collections if the scheme is a direct debit scheme', () => {
    expect(typesIn({ scheme: 'b2b' }, '2025')).toEqual(expect.arrayContaining(['pacs.003.001.08', 'pain.007.001.09']));
    expect(typesIn({ scheme: 'b2b' }, '2025')).not.toContain('pacs.008.001.08');
    expect(typesIn({ scheme: 'inst' }, '2025')).not.toContain('pacs.003.001.08');
  });

  it('include inquiries if banks pay in bulks', () => {
    expect(typesIn({ scheme: 'sct' }, '2025')).toContain('camt.087.001.06');
    expect(typesIn({ scheme: 'inst' }, '2025')).not.toContain('camt.087.001.06');
  });
});
