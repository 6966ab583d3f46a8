import { refuse } from '@clearbench/contracts/failure';
import type { ScenarioCommand } from '@clearbench/contracts/scenario/commands';
import type { ScenarioEvent } from '@clearbench/contracts/scenario/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** `version` 0: the list has not been changed and is empty. */
type ScenarioList = { readonly version: number; readonly text: string };

/** A scenario list: of an environment, or of a tester in it. Changes are refused where another one came first. */
export const scenarioDecider: Decider<ScenarioList, ScenarioCommand, ScenarioEvent> = {
  initialState: { version: 0, text: '' },
  decide({ data: { environmentId, userId, text, basedOn, restoredFrom } }, list) {
    if (basedOn !== undefined && basedOn !== list.version)
      return refuse('scenario.stale', { expected: basedOn, actual: list.version });
    if (text === list.text) return [];
    const data = {
      environmentId,
      version: list.version + 1,
      text,
      ...(restoredFrom === undefined ? {} : { restoredFrom }),
    };
    return userId === undefined
      ? [{ type: 'ScenarioListChanged', data }]
      : [{ type: 'OwnScenarioListChanged', data: { ...data, userId } }];
  },
  evolve(_, { data: { version, text } }) {
    return { version, text };
  },
};
