import type { ScenarioRule } from '@clearbench/contracts/scenario/rule-list';
import type { ScenarioInForce } from '../clearing-input.ts';
import { sampleNow } from './clearing-input.fixture.ts';
import { senderBic } from './credit-transfer.fixture.ts';

/** Rules of an environment in force at the sample's time; each gets an id where it has none. */
export const inForce = (
  rules: readonly (Omit<ScenarioRule, 'id'> & { readonly id?: string })[],
  changes: Partial<ScenarioInForce> & { readonly seed?: string } = {},
): ScenarioInForce => {
  const { seed, ...others } = changes;
  const list = {
    ...(seed === undefined ? {} : { seed }),
    rules: rules.map((rule, index) => ({ id: `r${index + 1}`, ...rule })),
  };
  return { lists: [{ owner: 'environment', version: 3, list }], at: sampleNow, tester: senderBic, ...others };
};
