import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { ListOwner } from '@clearbench/contracts/scenario/rule-list-owners';
import type { ReceivedMessage, ScheduledDelivery } from '@clearbench/contracts/scenario/scheduled-deliveries';
import type { SchemaFault } from '@clearbench/contracts/structured-text';
import { alternativesOf } from '../scheduled-deliveries.ts';
import { patternFaults } from './condition-faults.ts';

type Path = SchemaFault['path'];

/** Each message of a delivery with its path. */
const messagesOf = ({ receive, oneOf = [] }: ScheduledDelivery): readonly (readonly [ReceivedMessage, Path])[] =>
  receive === undefined
    ? oneOf.map((one, index) => [one.receive, ['oneOf', index, 'receive']])
    : [[receive, ['receive']]];

const sendsPayments = (delivery: ScheduledDelivery): boolean =>
  alternativesOf(delivery).some(({ template }) => template !== undefined);

/**
 * A message is about that of a delivery above, so that no delivery waits for itself. A status request can also be about a
 * recall or an inquiry.
 */
const faultsOfAbout = (
  { about, kind = 'recall' }: ReceivedMessage,
  above: ReadonlyMap<string, ScheduledDelivery>,
  path: Path,
): readonly SchemaFault[] => {
  if (about === undefined) return [];
  const target = above.get(about);
  const at = [...path, 'about'];
  if (target === undefined)
    return [{ errorKey: 'scenario.unknownDelivery', params: { ruleId: about }, path: at, of: 'value' }];
  if (kind === 'statusRequest' || sendsPayments(target)) return [];
  return [{ errorKey: 'scenario.notAboutPayment', params: { ruleId: about, kind }, path: at, of: 'value' }];
};

const faultsOfReceivers = (
  { id: ruleId, to }: ScheduledDelivery,
  owner: ListOwner | undefined,
  path: Path,
): readonly SchemaFault[] => {
  if (owner === 'environment' && to === undefined)
    return [{ errorKey: 'scenario.toMissing', params: { ruleId }, path: [...path, 'id'], of: 'value' }];
  if (owner === 'tester' && to !== undefined)
    return [{ errorKey: 'scenario.toOfTester', params: { ruleId }, path: [...path, 'to'], of: 'key' }];
  if (to === undefined || to === 'all') return [];
  return Object.entries(to).flatMap(([field, value]) => patternFaults(value, [...path, 'to', field]));
};

/** What the deliveries of a list with the right fields still have wrong; the owner is unknown where absent. */
export const faultsOfDeliveries = ({ deliveries = [] }: RuleList, owner?: ListOwner): readonly SchemaFault[] => {
  const above = new Map<string, ScheduledDelivery>();
  return deliveries.flatMap((delivery, index): readonly SchemaFault[] => {
    const path = ['deliveries', index];
    const faults = [
      ...faultsOfReceivers(delivery, owner, path),
      ...messagesOf(delivery).flatMap(([message, at]) => faultsOfAbout(message, above, [...path, ...at])),
    ];
    above.set(delivery.id, delivery);
    return faults;
  });
};
