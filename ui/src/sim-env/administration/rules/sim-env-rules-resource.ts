import { readSimEnvRulesRoute, saveSimEnvRulesRoute } from '@clearbench/contracts/sim-env/rule-routes';
import { resourceEditor } from '../../../admin-resource/admin-resource.ts';
import { caller } from '../../../http/http-caller.ts';
import { type SimEnvRulesForm, type StoredSimEnvRules, simEnvRulesCalls } from './sim-env-rules-calls.ts';

const readRules = caller(readSimEnvRulesRoute);
const saveRules = caller(saveSimEnvRulesRoute);

/** The severities of rules in an environment. */
export const simEnvRules = resourceEditor<StoredSimEnvRules, SimEnvRulesForm>({
  name: 'simEnvRules',
  noun: 'sim-env',
  fields: [['severities', 'formatAdmin.changedRules']],
  readFailed: 'simEnvRules.readFailed',
  ...simEnvRulesCalls({
    read: (environmentId) => readRules({ params: { environmentId } }),
    save: ({ environmentId, ...body }) => saveRules({ params: { environmentId }, body }),
  }),
});
