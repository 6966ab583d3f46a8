import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { readSimEnvRulesRoute } from '@clearbench/contracts/sim-env/rule-routes';
import { editingSaga } from '../../../editing/editing-saga.ts';
import {
  type SimEnvRulesForm,
  type StoredSimEnvRules,
  simEnvRulesSlice,
  storedSimEnvRules,
} from './sim-env-rules-slice.ts';

type Chosen = { readonly environmentId: string; readonly basedOn: number; readonly severities: RuleSeverities };

export type SimEnvRulesPorts = {
  read(environmentId: string): Promise<ReplyOf<typeof readSimEnvRulesRoute>>;
  save(chosen: Chosen): Promise<{ readonly environmentId: string }>;
};

/** Reads and saves how grave rules are in an environment, and follows what others do. */
export const simEnvRulesSaga = ({ read, save }: SimEnvRulesPorts, settleTime?: number) =>
  editingSaga(
    {
      slice: simEnvRulesSlice,
      topic: 'sim-env',
      stale: 'simEnv.stale',
      gone: 'simEnv.notFound',
      readStored: async (environmentId) => ({ ...storedSimEnvRules(await read(environmentId)) }),
      save: async (draft, known) => {
        const { environmentId, version: basedOn, severities } = known as StoredSimEnvRules;
        const chosen = (draft as Partial<SimEnvRulesForm>).severities ?? severities;
        return (await save({ environmentId, basedOn, severities: { ...chosen } })).environmentId;
      },
      remove: async () => undefined,
      made: () => {},
      removed: () => {},
    },
    settleTime,
  );
