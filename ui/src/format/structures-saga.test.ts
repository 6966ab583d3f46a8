import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { editSlice } from '../admin-resource/edit-state.ts';
import { runningSaga, until } from '../saga/testing/running-saga.fixture.ts';
import { type FormatForm, type StoredFormat, storedFormat } from './format-form.ts';
import { structuresSaga } from './structures-saga.ts';
import {
  structureRequested,
  structureSucceeded,
  structuresLeft,
  structuresSlice,
  uploadFailed,
  uploadRequested,
  uploadSucceeded,
} from './structures-slice.ts';

const format = storedFormat({
  id: 'f',
  messageScheme: 'sct',
  rbVersion: '2025',
  messageType: 'pacs.008.001.08',
  version: 4,
  rules: 0,
  changedRules: 0,
  uploaded: true,
  added: false,
  ruleSet: [],
  environments: [],
  templates: [],
  files: 0,
});

const bench = () => {
  const requests: unknown[] = [];
  const edit = editSlice<StoredFormat, FormatForm>('format');
  const uploads: (() => void)[] = [];
  const saga = structuresSaga(edit, {
    readStructure: async (formatId) => {
      requests.push(formatId);
      return { namespace: formatId, document: 'Document', types: [] };
    },
    readFormat: async () => format,
    upload: async ({ version }, text) => {
      if (text === 'bad') throw new Failure('format.xsdUnsupported', { line: 7, what: 'import' });
      if (text === 'slow') await new Promise<void>((resolve) => uploads.push(resolve));
      requests.push([version, text]);
    },
    takeOwn: async () => undefined,
  });
  const reducer = combineReducers({ formatStructures: structuresSlice.reducer, format: edit.reducer });
  return { requests, edit, uploads, ...runningSaga(saga, reducer) };
};

describe('structures of formats', () => {
  it('are read once for each version', async () => {
    const { requests, dispatch, seen } = bench();
    for (const version of [1, 1, 2]) {
      dispatch(structureRequested({ id: 'f', version }));
      await seen(structureSucceeded.type, version);
    }
    expect(requests).toEqual(['f', 'f']);
  });

  it('are replaced by a schema, and the format is read again', async () => {
    const { requests, edit, dispatch, seen, state } = bench();
    dispatch(edit.actions.opened('f'));
    dispatch(edit.actions.read({ ...format, version: 3 }));
    dispatch(edit.actions.changed({ severities: { 'T-05': 'off' } }));
    dispatch(uploadRequested({ id: 'f', version: 3, text: 'good' }));
    await seen(edit.actions.read.type, 2);
    expect(requests).toEqual([[3, 'good']]);
    expect(state().format).toMatchObject({ stored: { version: 4 }, draft: { severities: { 'T-05': 'off' } } });
    expect(state().formatStructures.uploading).toBe(false);
  });

  it('name the line at which a schema cannot be used', async () => {
    const { dispatch, seen, state } = bench();
    dispatch(uploadRequested({ id: 'f', version: 3, text: 'bad' }));
    await seen(uploadFailed.type);
    expect(state().formatStructures.uploadProblem).toMatchObject({ params: { line: 7, what: 'import' } });
  });

  it('do not reach the next page when the reply comes after the page was left', async () => {
    const { requests, edit, uploads, dispatch, seen, types, state } = bench();
    dispatch(uploadRequested({ id: 'f', version: 3, text: 'slow' }));
    await until(() => uploads.length === 1);
    dispatch(structuresLeft());
    dispatch(edit.actions.opened('g'));
    for (const finish of uploads) finish();
    await until(() => requests.length === 1);
    dispatch(uploadRequested({ id: 'f', version: 3, text: 'bad' }));
    await seen(uploadFailed.type);
    expect(types()).not.toContain(uploadSucceeded.type);
    expect(state().format).toMatchObject({ id: 'g', stored: undefined });
  });
});
