import { idFrom } from './event-id.ts';

describe('derived event id', () => {
  it('is a UUID of version 8', () => {
    expect(idFrom('c1', 'book-1', 0)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is equal for equal parts and different for different parts', () => {
    expect(idFrom('c1', 'book-1', 0)).toBe(idFrom('c1', 'book-1', 0));
    const ids = [
      idFrom('c1', 'book-1', 0),
      idFrom('c1', 'book-1', 1),
      idFrom('c1', 'book-', 10),
      idFrom('c1book-1', 0),
    ];
    expect(new Set(ids).size).toBe(4);
  });
});
