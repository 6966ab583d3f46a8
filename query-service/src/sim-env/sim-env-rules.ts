import { Failure } from '@clearbench/contracts/failure';
import { formatIdOf, rulebookId } from '@clearbench/contracts/format/format-id';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { readSimEnvRulesRoute, type SimEnvRule } from '@clearbench/contracts/sim-env/rule-routes';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { isBuiltIn } from '@clearbench/validator/formats/built-in-formats';
import { rulesOfScheme, type ScopedRule } from '@clearbench/validator/formats/rules-of-scheme';
import type { QueryContext } from '../query-context.ts';

type Views = Pick<QueryContext['views'], 'get'>;
type Changed = { readonly formatId: string; readonly severities: SimEnvDocument['severities'] };

/** The environment's formats with changed severities; of added formats only the selected ones. */
const changedFormats = async (views: Views, environment: SimEnvDocument): Promise<readonly Changed[]> => {
  const { scheme: messageScheme, versions, formats: taken = [] } = environment;
  const documents = await Promise.all(
    versions.map((rbVersion) => views.get(rulebookFormatsView, rulebookId({ messageScheme, rbVersion }))),
  );
  return documents
    .flatMap((document) => Object.values(document?.formats ?? {}))
    .map((format) => ({ ...format, formatId: formatIdOf(format, format.messageType) }))
    .filter(
      ({ formatId, messageScheme: scheme, rbVersion, messageType }) =>
        isBuiltIn({ scheme, rbVersion, messageType }) || taken.includes(formatId),
    );
};

const ruleOf = (
  { rule: { id: ruleId, layer, severity: usually }, scope }: ScopedRule,
  { severities = {}, versions }: SimEnvDocument,
  changed: readonly Changed[],
): SimEnvRule => ({
  ruleId,
  layer,
  usually,
  severity: severities[ruleId],
  rulebooks: versions.filter((version) => scope.rulebooks.includes(version)),
  formats: changed.flatMap(({ formatId, severities: own = {} }) => {
    const severity = own[ruleId];
    return severity === undefined ? [] : [{ formatId, severity }];
  }),
});

/** The severities of an environment, for administrators. */
export const simEnvRules = ({ views }: { readonly views: Views }): Endpoint =>
  serve(readSimEnvRulesRoute, async ({ params: { environmentId } }) => {
    const environment = await views.get(simEnvView, environmentId);
    if (!environment) throw new Failure('simEnv.notFound', { environmentId });
    const changed = await changedFormats(views, environment);
    const ruleSet = rulesOfScheme(environment.scheme).map((rule) => ruleOf(rule, environment, changed));
    return { reply: { environmentId, version: environment.version ?? 1, ruleSet } };
  });
