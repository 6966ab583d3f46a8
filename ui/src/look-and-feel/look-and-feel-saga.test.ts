import { changed, reconnected } from '../live/live-actions.ts';
import { runningSaga, until } from '../saga/testing/running-saga.fixture.ts';
import { lookAndFeelSaga } from './look-and-feel-saga.ts';

const bench = (wear: (version: string) => Promise<void>) =>
  runningSaga(lookAndFeelSaga({ wear, unheard: () => 'now' }), () => ({}));

describe('the look and feel of an open page', () => {
  it('is applied after a change, and again after a lost connection', async () => {
    const applied: string[] = [];
    const { dispatch } = bench(async (version) => void applied.push(version));
    dispatch(changed({ topic: 'settings', id: 'app', revision: 4 }));
    dispatch(changed({ topic: 'look-and-feel', id: 'app', revision: 5 }));
    await until(() => applied.length === 1);
    dispatch(reconnected());
    await until(() => applied.length === 2);
    expect(applied).toEqual(['5', 'now']);
  });

  it('is kept if the stylesheet cannot be loaded, and changes with the next one', async () => {
    const said: unknown[] = [];
    const before = console.error;
    console.error = (...words: unknown[]) => void said.push(words[0]);
    const applied: string[] = [];
    let away = true;
    const { dispatch } = bench(async (version) => {
      if (away) throw new Error('away');
      applied.push(version);
    });
    dispatch(changed({ topic: 'look-and-feel', id: 'app', revision: 5 }));
    await until(() => said.length === 1);
    away = false;
    dispatch(changed({ topic: 'look-and-feel', id: 'app', revision: 6 }));
    await until(() => applied.length === 1);
    console.error = before;
    expect(said).toEqual(['Could not fetch custom css']);
    expect(applied).toEqual(['6']);
  });
});
