import { messageTypes, typesIn } from './message-types.ts';

describe('the messages a list can be narrowed to', () => {
  it('are those its scheme exchanges, and the added ones of its own rulebook', () => {
    const formats = ['sct-2025-acme.order', 'sct-2023-acme.bill'];
    const own = messageTypes('sct');
    expect(typesIn({ scheme: 'sct', formats }, '2025')).toEqual([...own, 'acme.order']);
    expect(typesIn({ scheme: 'sct' }, '2025')).toEqual(own);
  });

  it('are collections where the scheme is one of direct debits', () => {
    expect(typesIn({ scheme: 'b2b' }, '2025')).toContain('pacs.003.001.08');
    expect(typesIn({ scheme: 'b2b' }, '2025')).not.toContain('pacs.008.001.08');
    expect(typesIn({ scheme: 'inst' }, '2025')).not.toContain('pacs.003.001.08');
  });

  it('are inquiries where banks pay in bulks', () => {
    expect(typesIn({ scheme: 'sct' }, '2025')).toContain('camt.087.001.06');
    expect(typesIn({ scheme: 'inst' }, '2025')).not.toContain('camt.087.001.06');
  });
});
