import { rbVersion } from '@clearbench/contracts/sim-env/events';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { messagesOf, messagesOfScheme } from '@clearbench/validation/rulebooks';
import { typesIn } from './message-types.ts';

describe('the messages a list can be narrowed to', () => {
  it('are those its scheme exchanges, and the added ones of its own rulebook', () => {
    const formats = ['sct-2025-acme.order', 'sct-2023-acme.bill'];
    const own = messagesOfScheme('sct');
    expect(typesIn({ scheme: 'sct', formats }, '2025')).toEqual([...own, 'acme.order']);
    expect(typesIn({ scheme: 'sct' }, '2025')).toEqual(own);
  });

  it.each(schemes)('are every message that a rulebook of %s exchanges, each once, the newest first', (scheme) => {
    const types = typesIn({ scheme }, '2025');
    const exchanged = rbVersion.options.flatMap((version) => messagesOf(version, scheme));
    expect([...types].sort()).toEqual([...new Set(exchanged)].sort());
    expect(types.slice(0, messagesOf('2025', scheme).length)).toEqual(messagesOf('2025', scheme));
  });

  it('are orders of customers and account reports, too', () =>
    expect(typesIn({ scheme: 'sct' }, '2025')).toEqual(
      expect.arrayContaining(['pain.001.001.09', 'pain.002.001.10', 'camt.052.001.08', 'camt.055.001.08']),
    ));

  it('are collections where the scheme is one of direct debits', () => {
    expect(typesIn({ scheme: 'b2b' }, '2025')).toEqual(expect.arrayContaining(['pacs.003.001.08', 'pain.007.001.09']));
    expect(typesIn({ scheme: 'b2b' }, '2025')).not.toContain('pacs.008.001.08');
    expect(typesIn({ scheme: 'inst' }, '2025')).not.toContain('pacs.003.001.08');
  });

  it('are inquiries where banks pay in bulks', () => {
    expect(typesIn({ scheme: 'sct' }, '2025')).toContain('camt.087.001.06');
    expect(typesIn({ scheme: 'inst' }, '2025')).not.toContain('camt.087.001.06');
  });
});
