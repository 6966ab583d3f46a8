import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { readSimEnvRulesRoute } from '@clearbench/contracts/sim-env/rule-routes';
import type { EditCalls } from '../../../admin-resource/edit-saga.ts';
import { chosenSeverities } from '../../../format/rule-severities.ts';

type Read = ReplyOf<typeof readSimEnvRulesRoute>;

export type SimEnvRulesForm = { readonly severities: Readonly<RuleSeverities> };
/** The rules of an environment with the fields of the form. */
export type StoredSimEnvRules = Read & SimEnvRulesForm;

type Request = { readonly environmentId: string; readonly basedOn: number; readonly severities: RuleSeverities };

export type SimEnvRulesServer = {
  read(environmentId: string): Promise<Read>;
  save(request: Request): Promise<{ readonly environmentId: string }>;
};

const withSeverities = (read: Read): StoredSimEnvRules => {
  const own = Object.fromEntries(read.ruleSet.map(({ ruleId, severity }) => [ruleId, severity]));
  return { ...read, severities: chosenSeverities(read.ruleSet, own) };
};

/** Reads and saves the severities of rules in an environment. Nothing is created or deleted here. */
export const simEnvRulesCalls = ({ read, save }: SimEnvRulesServer): EditCalls<StoredSimEnvRules, SimEnvRulesForm> => ({
  topic: 'sim-env',
  errors: { stale: 'simEnv.stale', notFound: 'simEnv.notFound' },
  initial: { severities: {} },
  read: async (environmentId) => withSeverities(await read(environmentId)),
  save: async ({ severities }, stored) => {
    if (!stored) return '';
    const { environmentId, version: basedOn } = stored;
    return (await save({ environmentId, basedOn, severities: { ...severities } })).environmentId;
  },
  remove: async () => undefined,
  created: () => {},
  removed: () => {},
});
