import { messageTypes, typesIn } from './message-types.ts';

describe('the messages a list can be narrowed to', () => {
  it('are those the bench knows, and the added ones of its own rulebook', () => {
    const formats = ['sct-2025-acme.order', 'sct-2023-acme.bill'];
    expect(typesIn({ scheme: 'sct', formats }, '2025').slice(messageTypes.length)).toEqual(['acme.order']);
    expect(typesIn({ scheme: 'sct' }, '2025')).toEqual(messageTypes);
  });
});
