import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { changed, reconnected } from '../live/live-actions.ts';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { startUpSucceeded } from '../start-up/start-up-slice.ts';
import { languagesFailed, languagesSlice, languagesSucceeded, selectLanguages } from './languages-slice.ts';
import { translationSaga } from './translation-saga.ts';

const written = (id: string) => changed({ topic: 'translation', id, revision: 1 });

const bench = () => {
  const known = { languages: ['en', 'de'], away: false, renewed: 0 };
  const languageLoader = {
    languages: () => known.languages,
    look: async () => {
      if (known.away) throw new Failure('connection.lost');
      return known.languages;
    },
    renew: async () => {
      known.renewed += 1;
    },
  };
  return {
    known,
    ...runningSaga(translationSaga(languageLoader, 5), combineReducers({ languages: languagesSlice.reducer })),
  };
};

describe('texts in the page', () => {
  it('are read again after changes, once for many', async () => {
    const { dispatch, seen, state, known } = bench();
    known.languages = ['en', 'de', 'it'];
    dispatch(changed({ topic: 'file-list', id: 'f', revision: 1 }));
    dispatch(written('it'));
    dispatch(written('de'));
    await seen(languagesSucceeded.type);
    expect(selectLanguages(state())).toEqual(['en', 'de', 'it']);
    dispatch(reconnected());
    await seen(languagesSucceeded.type, 2);
    expect(known.renewed).toBe(2);
  });

  it('are kept if they cannot be read, and are read the next time', async () => {
    const { dispatch, seen, state, known } = bench();
    dispatch(startUpSucceeded());
    await seen(languagesSucceeded.type);
    known.away = true;
    dispatch(written('de'));
    await seen(languagesFailed.type);
    expect(selectLanguages(state())).toEqual(['en', 'de']);
    known.away = false;
    dispatch(written('de'));
    await seen(languagesSucceeded.type, 2);
  });
});
