import { sampleEnvironment } from '../user/testing/account.fixture.ts';
import { selectableEnvironmentsOf } from './selectable-environments.ts';

const environment = (id: string, name: string, versions: ('2023' | '2025')[] = ['2025']) => ({
  ...sampleEnvironment(id, name),
  environmentToken: id,
  versions,
});

describe('the selectable environments', () => {
  it('are sorted by name, numbers in their order, the newest version first', () => {
    const places = selectableEnvironmentsOf([
      environment('a', 'Env 10'),
      environment('b', 'Env 2', ['2023', '2025']),
      environment('c', 'Bench'),
    ]);
    expect(places.map(({ id }) => id)).toEqual(['c-2025', 'b-2025', 'b-2023', 'a-2025']);
  });
});
