import { Failure } from '@clearbench/contracts/failure';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { SimEnvRule } from '@clearbench/contracts/sim-env/rule-routes';
import { combineReducers } from '@reduxjs/toolkit';
import { editSaga } from '../../../admin-resource/edit-saga.ts';
import { changedByOthers, editSlice } from '../../../admin-resource/edit-state.ts';
import { changed } from '../../../live/live-actions.ts';
import { runningSaga } from '../../../saga/testing/running-saga.fixture.ts';
import { type SimEnvRulesForm, type StoredSimEnvRules, simEnvRulesCalls } from './sim-env-rules-calls.ts';

const slice = editSlice<StoredSimEnvRules, SimEnvRulesForm>('simEnvRules');
const { opened, read, changed: chosen, saveRequested, saveSucceeded, overtaken } = slice.actions;
const rule = (ruleId: string, severity?: SimEnvRule['severity']): SimEnvRule => ({
  ruleId,
  layer: 'scheme',
  usually: 'Error',
  rulebooks: ['2025'],
  formats: [],
  ...(severity ? { severity } : {}),
});

const bench = () => {
  const server = { version: 3, severities: { 'T-05': 'off' } as RuleSeverities };
  const ids = ['T-05', 'P-07', 'H-02'];
  const saved: unknown[] = [];
  const saga = editSaga(
    slice,
    simEnvRulesCalls({
      read: async (environmentId) => ({
        environmentId,
        version: server.version,
        ruleSet: ids.map((id) => rule(id, server.severities[id])),
      }),
      save: async ({ environmentId, basedOn, severities }) => {
        if (basedOn !== server.version) throw new Failure('simEnv.stale');
        saved.push(severities);
        Object.assign(server, { version: basedOn + 1, severities });
        return { environmentId };
      },
    }),
    1,
  );
  const run = runningSaga(saga, combineReducers({ simEnvRules: slice.reducer }));
  return { ...run, server, saved, edit: () => slice.select(run.state()) };
};

describe('the rules of an environment in administration', () => {
  it('are saved together, based on the version that was shown', async () => {
    const { dispatch, seen, edit, saved } = bench();
    dispatch(opened('e1'));
    await seen(read.type);
    expect(edit().stored?.severities).toEqual({ 'T-05': 'off' });
    dispatch(chosen({ severities: { 'T-05': 'off', 'H-02': 'Warning' } }));
    dispatch(saveRequested());
    await seen(saveSucceeded.type);
    expect(saved).toEqual([{ 'T-05': 'off', 'H-02': 'Warning' }]);
    expect(edit()).toMatchObject({ draft: {}, saved: true, stored: { version: 4 } });
  });

  it('are unchanged if every selection is reverted', async () => {
    const { dispatch, seen, edit } = bench();
    dispatch(opened('e1'));
    await seen(read.type);
    dispatch(chosen({ severities: {} }));
    expect(edit().draft).toEqual({ severities: {} });
    dispatch(chosen({ severities: { 'T-05': 'off' } }));
    expect(edit().draft).toEqual({});
  });

  it('keep the selection when another user was faster, and report their changes', async () => {
    const { dispatch, seen, edit, server, saved } = bench();
    dispatch(opened('e1'));
    await seen(read.type);
    dispatch(chosen({ severities: { 'P-07': 'Info' } }));
    Object.assign(server, { version: 4, severities: { 'T-05': 'Error' } });
    dispatch(saveRequested());
    await seen(overtaken.type);
    expect(saved).toEqual([]);
    expect(edit().draft).toEqual({ severities: { 'P-07': 'Info' } });
    expect(changedByOthers(edit(), ['severities'])).toEqual(['severities']);
  });

  it('follow changes of the environment by others', async () => {
    const { dispatch, seen, edit, server } = bench();
    dispatch(opened('e1'));
    await seen(read.type);
    Object.assign(server, { version: 4, severities: {} });
    dispatch(changed({ topic: 'sim-env', id: 'e1', revision: 9 }));
    await seen(read.type, 2);
    expect(edit().stored).toMatchObject({ version: 4, severities: {} });
  });
});
