import { commandServices } from './command-services.ts';

const urls = ['http://a', 'http://b', 'http://c'].map((url) => new URL(url));
const namesOf = (some: readonly URL[]) => some.map(({ host }) => host).join('');

describe('command services', () => {
  it('are used in turn', () => {
    const { mutex } = commandServices(urls);
    expect([mutex(), mutex(), mutex(), mutex()].map(namesOf)).toEqual(['bca', 'cab', 'abc', 'bca']);
  });

  it('come last for a while after a failure', () => {
    let now = 0;
    const services = commandServices(urls, () => now);
    services.isAway(urls[1] as URL);
    expect(namesOf(services.mutex())).toBe('cab');
    expect(namesOf(services.mutex())).toBe('cab');
    now = 1_000;
    expect([services.mutex(), services.mutex()].map(namesOf)).toEqual(['abc', 'bca']);
  });
});
