import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { changed } from '../../live/live-actions.ts';
import type { Problem } from '../../saga/problem.ts';
import { runningSaga, until } from '../../saga/testing/running-saga.fixture.ts';
import { shownText } from './table.ts';
import { tableSaga } from './table-saga.ts';
import {
  type Listed,
  removalFailed,
  removalRequested,
  removalSucceeded,
  selectTable,
  type TextRequest,
  tableRequested,
  tableSlice,
  tableSucceeded,
  textRequested,
  textsFailed,
  textsRequested,
  textsSucceeded,
} from './table-slice.ts';

const bench = () => {
  const kept = { de: 'Nachrichten' as string | undefined, readings: 0, refuses: false, languages: ['en', 'de'] };
  const saved: TextRequest[] = [];
  const problems: Problem[] = [];
  const removed: string[] = [];
  const listed = (): Listed => ({
    languages: kept.languages,
    rows: [
      { key: 'title', own: { en: 'Files', de: 'Dateien' }, written: kept.de === undefined ? {} : { de: kept.de } },
    ],
  });
  const { state, ...rest } = runningSaga(
    tableSaga(
      {
        readAll: async () => {
          kept.readings += 1;
          return listed();
        },
        save: async (texts) => {
          if (kept.refuses) throw new Failure('translation.badPlaceholders', { key: 'title' });
          saved.push(texts);
          kept.de = texts.texts[0]?.text;
        },
        remove: async () => {
          kept.de = undefined;
        },
        removeLanguage: async (language) => {
          if (language === 'de') throw new Failure('translation.builtIn', { language });
          kept.languages = ['en', 'de'];
        },
        notifyProblem: (problem) => void problems.push(problem),
        notifyRemoved: (language) => void removed.push(language),
      },
      5,
    ),
    combineReducers({ translationTable: tableSlice.reducer }),
  );
  const germanText = (): string | undefined => {
    const [row] = selectTable(state()).table?.rows ?? [];
    return row && shownText(row, 'de');
  };
  return { ...rest, state, germanText, kept, saved, problems, removed };
};
const title = (text: string | undefined) => textRequested({ language: 'de', key: 'title', text });

describe('the table of texts in the page', () => {
  it('shows a changed text at once, and saves it', async () => {
    const { dispatch, seen, germanText, saved } = bench();
    dispatch(tableRequested());
    await seen(tableSucceeded.type);
    dispatch(title('Zeug'));
    expect(germanText()).toBe('Zeug');
    expect(saved).toEqual([{ language: 'de', texts: [{ key: 'title', text: 'Zeug' }] }]);
    dispatch(title(undefined));
    expect(germanText()).toBe('Dateien');
  });

  it('restores the saved text, with the reason, after a refusal', async () => {
    const { dispatch, seen, germanText, kept, problems } = bench();
    dispatch(tableRequested());
    await seen(tableSucceeded.type);
    kept.refuses = true;
    dispatch(title('Zeug {{x}}'));
    await seen(tableSucceeded.type, 2);
    expect(germanText()).toBe('Nachrichten');
    expect(problems).toMatchObject([{ errorKey: 'translation.badPlaceholders' }]);
  });

  it('saves many at once, or shows the error', async () => {
    const { dispatch, seen, state, saved, kept } = bench();
    dispatch(textsRequested([{ language: 'de', texts: [{ key: 'title', text: 'Neu' }] }]));
    await seen(textsSucceeded.type);
    expect(saved).toHaveLength(1);
    expect(selectTable(state()).saving).toBe('done');
    kept.refuses = true;
    dispatch(textsRequested([{ language: 'de', texts: [{ key: 'title', text: 'Neuer' }] }]));
    await seen(textsFailed.type);
    expect(selectTable(state()).saveProblem).toMatchObject({ params: { key: 'title' } });
  });

  it('removes a deleted language, and shows why one is kept', async () => {
    const { dispatch, seen, state, kept, removed } = bench();
    kept.languages = ['en', 'de', 'it'];
    dispatch(tableRequested());
    await seen(tableSucceeded.type);
    dispatch(removalRequested('de'));
    await seen(removalFailed.type);
    expect(selectTable(state())).toMatchObject({
      removing: false,
      removeProblem: { errorKey: 'translation.builtIn' },
      table: { languages: ['en', 'de', 'it'] },
    });
    dispatch(removalRequested('it'));
    await seen(removalSucceeded.type);
    expect(selectTable(state())).toMatchObject({ removeProblem: undefined, table: { languages: ['en', 'de'] } });
    expect(removed).toEqual(['it']);
  });

  it('follows changes by others while it is shown', async () => {
    const { dispatch, seen, germanText, kept } = bench();
    const written = changed({ topic: 'translation', id: 'de', revision: 1 });
    dispatch(written);
    dispatch(tableRequested());
    await seen(tableSucceeded.type);
    kept.de = 'Von anderen';
    dispatch(written);
    dispatch(written);
    await until(() => germanText() === 'Von anderen', 'what others wrote');
  });
});
