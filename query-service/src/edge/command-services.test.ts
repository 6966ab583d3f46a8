import { commandServices } from './command-services.ts';

const urls = ['http://a', 'http://b', 'http://c'].map((url) => new URL(url));
const namesOf = (some: readonly URL[]) => some.map(({ host }) => host).join('');

describe('command services', () => {
  it('are asked in turn', () => {
    const { inTurn } = commandServices(urls);
    expect([inTurn(), inTurn(), inTurn(), inTurn()].map(namesOf)).toEqual(['bca', 'cab', 'abc', 'bca']);
  });

  it('come last for a while when they did not answer', () => {
    let now = 0;
    const services = commandServices(urls, () => now);
    services.isAway(urls[1] as URL);
    expect(namesOf(services.inTurn())).toBe('cab');
    expect(namesOf(services.inTurn())).toBe('cab');
    now = 1_000;
    expect([services.inTurn(), services.inTurn()].map(namesOf)).toEqual(['abc', 'bca']);
  });
});
