import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { withMessageForm } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { knownMessages } from '@clearbench/iso20022/model/message-models';
import type { Profile } from '@clearbench/iso20022/profile';
import { messagesOf, rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import type { Rule } from '@clearbench/validation-engine/rule';

/** A message as a rulebook has it. */
export type BuiltInFormat = Pick<Profile, 'scheme' | 'rbVersion'> & { readonly messageType: string };

/** Every message of every rulebook this validator knows, the newest rulebooks first. */
export const builtInFormats: readonly BuiltInFormat[] = schemes.flatMap((scheme) =>
  rulebookVersions.flatMap((rbVersion) =>
    messagesOf(rbVersion, scheme)
      .filter((messageType) => knownMessages.includes(messageType))
      .map((messageType) => ({ scheme, rbVersion, messageType })),
  ),
);

const builtIn = new Set(
  builtInFormats.map(({ scheme, rbVersion, messageType }) => `${scheme} ${rbVersion} ${messageType}`),
);

export const isBuiltIn = ({ scheme, rbVersion, messageType }: BuiltInFormat): boolean =>
  builtIn.has(`${scheme} ${rbVersion} ${messageType}`);

/** Any clearing and any form of messages: rules that ask one are rules of the format, too. */
const clearing = { cutOff: '16:00' };

/** The rules that look at a format's messages. */
export const rulesOfFormat = ({ messageType, scheme, rbVersion }: BuiltInFormat): readonly Rule[] =>
  ruleCatalogue.filter(
    (rule) =>
      rule.concerns === undefined &&
      rule.appliesTo({
        messageType,
        profile: { scheme, rbVersion, clearing, ...withMessageForm },
      }),
  );
