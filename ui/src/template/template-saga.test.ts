import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { type TemplatePorts, templateSaga } from './template-saga.ts';
import {
  type Creation,
  createFailed,
  createRequested,
  createSucceeded,
  layoutRequested,
  templateSlice,
  templatesRequested,
  templatesSucceeded,
} from './template-slice.ts';

const creation: Creation = {
  templateName: 'sct-minimal',
  envToken: 'SCTLAB',
  rbVersion: '2023',
  values: { fileName: 'a.xml', fields: {} },
};

const working = (changes: Partial<TemplatePorts>) => {
  const opened: string[] = [];
  const bench = runningSaga(
    templateSaga({
      readTemplates: async () => [],
      readLayout: () => new Promise(() => undefined),
      create: async () => 'f1',
      open: (fileId) => opened.push(fileId),
      ...changes,
    }),
    combineReducers({ template: templateSlice.reducer }),
  );
  return { ...bench, opened };
};

describe('templates', () => {
  it('are read for an environment', async () => {
    const { dispatch, seen, state } = working({ readTemplates: async (token) => [{ templateName: token } as never] });
    dispatch(templatesRequested({ environmentToken: 'SCTLAB' }));
    await seen(templatesSucceeded.type);
    expect(state().template.list).toMatchObject({ status: 'idle', value: [{ templateName: 'SCTLAB' }] });
  });
});

describe('creating a file', () => {
  it('opens it', async () => {
    const { dispatch, seen, opened } = working({});
    dispatch(createRequested(creation));
    await seen(createSucceeded.type);
    expect(opened).toEqual(['f1']);
  });

  it('happens once however often the button is pressed', async () => {
    let made = 0;
    const { dispatch, seen } = working({
      create: async () => {
        made += 1;
        return 'f1';
      },
    });
    dispatch(createRequested(creation));
    dispatch(createRequested(creation));
    await seen(createSucceeded.type);
    expect(made).toBe(1);
  });

  it('keeps the field errors of the server until another form is opened', async () => {
    const place = '/body/values/fields/amount';
    const { dispatch, seen, state } = working({
      create: () => Promise.reject(new Failure('template.valueMissing', { place })),
    });
    dispatch(createRequested(creation));
    await seen(createFailed.type);
    expect(state().template.creation).toMatchObject({ status: 'error', problem: { params: { place } } });
    dispatch(layoutRequested({ name: 'x', environmentToken: 'SCTLAB', rbVersion: '2023' }));
    expect(state().template.creation).toMatchObject({ status: 'initial', problem: undefined });
  });
});
