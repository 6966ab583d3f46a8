import { Failure } from '@clearbench/contracts/failure';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { rulesOfScheme } from '@clearbench/validator/formats/rules-of-scheme';

type Views = Pick<ReadModels, 'get'>;

const idsOf = (scheme: Scheme): ReadonlySet<string> => new Set(rulesOfScheme(scheme).map(({ rule }) => rule.id));

/** Only rules of the scheme have changeable severities; structural rules do not. */
export const checkRules = (scheme: Scheme, severities: RuleSeverities): void => {
  const known = idsOf(scheme);
  const ruleId = Object.keys(severities).find((id) => !known.has(id));
  if (ruleId !== undefined) throw new Failure('simEnv.ruleUnknown', { ruleId });
};

type Copy = { readonly environmentId?: string | undefined; readonly severitiesFrom?: string | undefined };

/** The severities that a new environment copies: those of rules of its own scheme. */
export const severitiesAlong = async (
  views: Views,
  { environmentId, severitiesFrom, scheme }: Copy & { readonly scheme: Scheme },
): Promise<RuleSeverities> => {
  if (severitiesFrom === undefined || environmentId !== undefined) return {};
  const from = await views.get(simEnvView, severitiesFrom);
  if (!from) throw new Failure('simEnv.notFound', { environmentId: severitiesFrom });
  const known = idsOf(scheme);
  return Object.fromEntries(Object.entries(from.severities ?? {}).filter(([id]) => known.has(id)));
};
