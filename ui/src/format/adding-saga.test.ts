import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { addingSaga } from './adding-saga.ts';
import { addFailed, addingSlice, addRequested, addSucceeded } from './adding-slice.ts';

const format = { messageScheme: 'sct', rbVersion: '2025', messageType: 'acme.order', text: '<xs:schema/>' } as const;

const bench = () => {
  const led: string[] = [];
  const saga = addingSaga({
    add: async ({ messageType, text }) => {
      if (text === 'bad') throw new Failure('format.xsdImports', { line: 2, what: 'x' });
      return `sct-2025-${messageType}`;
    },
    added: (formatId) => led.push(formatId),
  });
  return { led, ...runningSaga(saga, combineReducers({ formatAdding: addingSlice.reducer })) };
};

describe('a new message type', () => {
  it('is opened after it was added', async () => {
    const { led, dispatch, seen } = bench();
    dispatch(addRequested(format));
    await seen(addSucceeded.type);
    expect(led).toEqual(['sct-2025-acme.order']);
  });

  it('shows why its schema cannot be used', async () => {
    const { led, dispatch, seen, state } = bench();
    dispatch(addRequested({ ...format, text: 'bad' }));
    await seen(addFailed.type);
    expect(state().formatAdding).toMatchObject({ adding: false, problem: { params: { line: 2 } } });
    expect(led).toEqual([]);
  });
});
