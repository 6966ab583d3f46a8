import { jsonSchemaOf } from '@clearbench/contracts/openapi-schemas';
import { readScenarioSchemaRoute } from '@clearbench/contracts/scenario/routes';
import { ruleList } from '@clearbench/contracts/scenario/rule-list';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { madeOnce } from '../made-once.ts';

const schema = madeOnce(() => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenario list',
  ...jsonSchemaOf(ruleList, 'input'),
}));

/** The format of scenario lists for editors and programs. */
export const scenarioQueries = (): Endpoint[] => [serve(readScenarioSchemaRoute, async () => ({ reply: schema() }))];
