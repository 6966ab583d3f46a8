import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import { knownHeaders } from '@clearbench/iso20022/model/message-models';
import type { Profile } from '@clearbench/iso20022/profile';
import { exchangedMessages, messageInstead, messagesOf, rulebooksOf, schemesOf } from '@clearbench/iso20022/rulebooks';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { bulkElements } from '../../file-header/bulk-elements.ts';

type Difference = Pick<RuleFinding, 'variant' | 'params' | 'expected'>;

const namesOfSchemes = (message: string): string =>
  schemesOf(message)
    .map((scheme) => schemeNames[scheme])
    .join(', ');

const rulebookList = (message: string): string => rulebooksOf(message).toReversed().join(', ');

const sameMessage = (message: string, other: string): boolean => other.slice(0, 8) === message.slice(0, 8);

/** A version that no rulebook uses: the versions of the message that are used, with schemes and rulebooks. */
const unusedVersion = (message: string, { scheme, rbVersion }: Profile): Difference => {
  const instead = messagesOf(rbVersion, scheme).find((other) => sameMessage(message, other));
  if (instead !== undefined) return { variant: 'versionInstead', expected: instead, params: { instead } };
  const used = exchangedMessages
    .flatMap(({ iso2009, iso2019 }) => [iso2009 ?? [], iso2019 ?? []].flat())
    .filter((other) => sameMessage(message, other));
  if (used.length === 0) return { variant: 'nowhere', params: {} };
  const versions = [...new Set(used)].map((one) => `${one} (${namesOfSchemes(one)}; ${rulebookList(one)})`).join(', ');
  return { variant: 'version', params: { versions } };
};

/** Why the environment does not exchange a message; undefined if it does. */
const differenceOf = (message: string, profile: Profile): Difference | undefined => {
  const { scheme, rbVersion, formats } = profile;
  const format = formats?.[message];
  if (format?.isAccepted === false) return { variant: 'notAccepted', params: {} };
  if (format?.structure !== undefined || messagesOf(rbVersion, scheme).includes(message)) return undefined;
  const exchanging = schemesOf(message);
  const params = { schemes: namesOfSchemes(message), rulebooks: rulebookList(message) };
  if (exchanging.length === 0) return unusedVersion(message, profile);
  if (!exchanging.includes(scheme)) return { variant: 'scheme', params };
  const instead = messageInstead(message, rbVersion);
  return instead === undefined
    ? { variant: 'rulebook', params }
    : { variant: 'rulebookInstead', expected: instead, params: { ...params, instead } };
};

export const rule = defineRule({
  id: 'T-10',
  layer: 'scheme',
  severity: 'Error',
  codes: ['FF01'],
  appliesTo: ({ messageType }) => !knownHeaders.includes(messageType),
  select: [],
  anchors: ['Document', ...bulkElements],
  check: () => [],
  close: ({ messageType, profile }, _, root) => {
    const difference = differenceOf(messageType, profile);
    if (difference === undefined) return [];
    const { scheme, rbVersion } = profile;
    const params = { message: messageType, scheme: schemeNames[scheme], rbVersion, ...difference.params };
    return [{ node: root, value: messageType, ...difference, params }];
  },
});
