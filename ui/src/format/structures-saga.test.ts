import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { sagaBench } from '../saga/saga-bench.ts';
import {
  formatEditSlice,
  structureRequested,
  structureSucceeded,
  structuresSlice,
  uploadFailed,
  uploadRequested,
} from './format-slices.ts';
import { structuresSaga } from './structures-saga.ts';

const bench = () => {
  const asked: unknown[] = [];
  const saga = structuresSaga({
    read: async (formatId) => {
      asked.push(formatId);
      return { namespace: formatId, document: 'Document', types: [] };
    },
    upload: async ({ version }, text) => {
      if (text === 'bad') throw new Failure('format.xsdForeign', { line: 7, what: 'import' });
      asked.push([version, text]);
    },
    takeOwn: async () => undefined,
  });
  return { asked, ...sagaBench(saga, combineReducers({ formatStructures: structuresSlice.reducer })) };
};

describe('structures of formats', () => {
  it('are read once for each version', async () => {
    const { asked, dispatch, seen } = bench();
    for (const version of [1, 1, 2]) {
      dispatch(structureRequested({ id: 'f', version }));
      await seen(structureSucceeded.type, version);
    }
    expect(asked).toEqual(['f', 'f']);
  });

  it('are taken from a schema, and the format is read again', async () => {
    const { asked, dispatch, seen, state } = bench();
    dispatch(uploadRequested({ id: 'f', version: 3, text: 'good' }));
    await seen(formatEditSlice.actions.opened.type);
    expect(asked).toEqual([[3, 'good']]);
    expect(state().formatStructures.uploading).toBe(false);
  });

  it('say the line where a schema cannot be used', async () => {
    const { dispatch, seen, state } = bench();
    dispatch(uploadRequested({ id: 'f', version: 3, text: 'bad' }));
    await seen(uploadFailed.type);
    expect(state().formatStructures.uploadTrouble).toMatchObject({ params: { line: 7, what: 'import' } });
  });
});
