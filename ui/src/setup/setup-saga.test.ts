import { Failure } from '@clearbench/contracts/failure';
import type { SetupChecklist } from '@clearbench/contracts/settings/setup-routes';
import { combineReducers } from '@reduxjs/toolkit';
import { changed } from '../live/live-actions.ts';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { setupSaga } from './setup-saga.ts';
import {
  dismissRequested,
  isPending,
  progressOf,
  type SetupAction,
  setupFailed,
  setupRequested,
  setupSlice,
  setupSucceeded,
  stepFailed,
  stepRequested,
  stepSucceeded,
} from './setup-slice.ts';

const nothingDone: SetupChecklist = {
  dismissed: false,
  templates: { done: false, installed: 0, available: 3 },
  plan: { done: false, plans: [], own: false },
  environment: { done: false, environments: [] },
  bic: { done: false },
  providers: { done: true, names: ['Company'] },
  mail: { done: false },
  legalTexts: { done: false, unwritten: ['imprint'] },
  people: { done: false, accounts: 1, invitations: 0 },
};

const open = () => {
  const server = { checklist: nothingDone, ran: [] as SetupAction[], fails: false, reads: 0 };
  const bench = runningSaga(
    setupSaga(
      {
        read: async () => {
          server.reads += 1;
          if (server.fails) throw new Failure('connection.lost');
          return server.checklist;
        },
        run: async (action) => {
          if (server.fails) throw new Failure('plan.nameTaken');
          server.ran.push(action);
          server.checklist = { ...nothingDone, [action.step]: { ...nothingDone[action.step], done: true } };
        },
        dismiss: async (dismissed) => {
          server.checklist = { ...server.checklist, dismissed };
        },
      },
      1,
    ),
    combineReducers({ setup: setupSlice.reducer }),
  );
  return { ...bench, state: () => bench.state().setup, server };
};

describe('the set-up checklist of the pages', () => {
  it('is read', async () => {
    const { dispatch, seen, state } = open();
    dispatch(setupRequested());
    await seen(setupSucceeded.type);
    expect(state().checklist).toEqual(nothingDone);
  });

  it('shows why it could not be read', async () => {
    const { dispatch, seen, state, server } = open();
    server.fails = true;
    dispatch(setupRequested());
    await seen(setupFailed.type);
    expect(state()).toMatchObject({ status: 'error', problem: { errorKey: 'connection.lost' } });
  });

  it('executes a step and shows its new state', async () => {
    const { dispatch, seen, state, server } = open();
    dispatch(stepRequested({ step: 'environment', scheme: 'sct' }));
    expect(state().busy).toBe('environment');
    await seen(stepSucceeded.type);
    expect(server.ran).toEqual([{ step: 'environment', scheme: 'sct' }]);
    expect(state()).toMatchObject({ busy: undefined, checklist: { environment: { done: true } } });
  });

  it('shows an error at its step, and retries', async () => {
    const { dispatch, seen, state, server } = open();
    server.fails = true;
    dispatch(stepRequested({ step: 'plan' }));
    await seen(stepFailed.type);
    expect(state()).toMatchObject({
      busy: undefined,
      failed: { step: 'plan', problem: { errorKey: 'plan.nameTaken' } },
    });
    server.fails = false;
    dispatch(stepRequested({ step: 'plan' }));
    await seen(stepSucceeded.type);
    expect(state().failed).toBeUndefined();
  });

  it('is read again when its data may have changed', async () => {
    const { dispatch, seen, server } = open();
    dispatch(setupRequested());
    await seen(setupSucceeded.type);
    dispatch(changed({ topic: 'file-list', id: 'x', revision: 1 }));
    dispatch(changed({ topic: 'template', id: 'x', revision: 1 }));
    await seen(setupSucceeded.type, 2);
    expect(server.reads).toBe(2);
  });

  it('is dismissed and restored', async () => {
    const { dispatch, seen, state } = open();
    dispatch(dismissRequested(true));
    await seen(setupSucceeded.type);
    expect(isPending(state().checklist)).toBe(false);
    dispatch(dismissRequested(false));
    await seen(setupSucceeded.type, 2);
    expect(isPending(state().checklist)).toBe(true);
  });
});

describe('the progress of the set-up', () => {
  it('counts the steps', () => expect(progressOf(nothingDone)).toEqual({ done: 1, total: 8 }));
  it('is complete when every step is done', () => {
    const { dismissed, ...steps } = nothingDone;
    const done = Object.fromEntries(Object.entries(steps).map(([step, facts]) => [step, { ...facts, done: true }]));
    expect(isPending({ ...done, dismissed } as SetupChecklist)).toBe(false);
    expect(isPending(undefined)).toBe(false);
  });
});
