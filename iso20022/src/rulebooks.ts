import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from './profile.ts';
import table from './rulebooks.json' with { type: 'json' };

type RulebookVersion = Profile['rbVersion'];

/** The version of the ISO 20022 message standard on which a rulebook is based. */
export type IsoVersion = 'iso2009' | 'iso2019';

type Rulebook = {
  readonly isoVersion: IsoVersion;
  /** First day (YYYY-MM-DD); the oldest rulebook has none. */
  readonly inForceFrom?: string;
  /**
   * Seconds after which the originator's bank no longer waits for the confirmation of an instant payment (EPC004-16: the
   * time-out deadline of 20 seconds, and 10 since 2025).
   */
  readonly timeOutSeconds: number;
  /**
   * Seconds in which the beneficiary's bank answers an instant payment (EPC004-16: the time-out deadline of 20 seconds,
   * and 7 of the 10 seconds since 2025).
   */
  readonly beneficiaryTimeOutSeconds: number;
};

/** One message in each version of the standard that the schemes exchange; a version without this message lacks the field. */
export type ExchangedMessage = {
  readonly schemes: readonly Scheme[];
  readonly iso2009?: string;
  readonly iso2019?: string;
  /** An inquiry or its answer. With the 2009 standard these messages are of 2018, and name elements as the 2019 standard does. */
  readonly isInquiry?: boolean;
};

/*
 * The only table of message versions. Sources: the EPC's implementation guidelines EPC115-06, EPC122-16, EPC114-06 and
 * EPC301-07 (between banks), EPC132-08, EPC121-16, EPC130-08 and EPC131-08 (between customers and banks).
 */
const rulebooks: Readonly<Record<RulebookVersion, Rulebook>> = table.rulebooks as Record<RulebookVersion, Rulebook>;
export const exchangedMessages = table.messages as readonly ExchangedMessage[];

/** Every rulebook version, the newest first. */
export const rulebookVersions = (Object.keys(rulebooks) as RulebookVersion[]).toSorted().toReversed();

/** The version of the message standard that a rulebook uses. */
export const isoVersionOf = (rbVersion: RulebookVersion): IsoVersion => rulebooks[rbVersion].isoVersion;

/** Seconds until the time-out of an instant payment: those of the environment, or of the rulebook. */
export const timeOutSecondsOf = ({ rbVersion, clearing }: Pick<Profile, 'rbVersion' | 'clearing'>): number =>
  clearing?.timeOutSeconds ?? rulebooks[rbVersion].timeOutSeconds;

/** Seconds in which the beneficiary's bank answers an instant payment: those of the environment, or of the rulebook. */
export const beneficiaryTimeOutSecondsOf = (
  rbVersion: RulebookVersion,
  { beneficiaryTimeOutSeconds }: { readonly beneficiaryTimeOutSeconds?: number | undefined },
): number => beneficiaryTimeOutSeconds ?? rulebooks[rbVersion].beneficiaryTimeOutSeconds;

const listMessages = (isoVersion: IsoVersion, scheme: Scheme | undefined): readonly string[] => [
  ...new Set(
    exchangedMessages
      .filter(({ schemes }) => scheme === undefined || schemes.includes(scheme))
      .flatMap((message) => message[isoVersion] ?? []),
  ),
];

const listed = new Map<string, readonly string[]>();

/** Messages that a rulebook version exchanges, of one scheme or of all. */
export const messagesOf = (rbVersion: RulebookVersion, scheme?: Scheme): readonly string[] => {
  const key = `${rbVersion} ${scheme}`;
  const messages = listed.get(key) ?? listMessages(isoVersionOf(rbVersion), scheme);
  listed.set(key, messages);
  return messages;
};

/** Messages that a scheme exchanges under any rulebook version, those of the newest first. */
export const messagesOfScheme = (scheme: Scheme): readonly string[] => [
  ...new Set(rulebookVersions.flatMap((rbVersion) => messagesOf(rbVersion, scheme))),
];

/** The rulebook versions that exchange a message, the newest first. */
export const rulebooksOf = (message: string): readonly RulebookVersion[] =>
  rulebookVersions.filter((rbVersion) => messagesOf(rbVersion).includes(message));

/** Whether a message names banks by the elements of 2009: BIC and BICOrBEI. */
export const hasNamesOf2009 = (message: string): boolean =>
  exchangedMessages.some(({ iso2009, isInquiry = false }) => iso2009 === message && !isInquiry);

const exchangeOf = (message: string): ExchangedMessage | undefined =>
  exchangedMessages.find(({ iso2009, iso2019 }) => iso2009 === message || iso2019 === message);

/** The schemes that exchange the message under any rulebook version. */
export const schemesOf = (message: string): readonly Scheme[] => exchangeOf(message)?.schemes ?? [];

/** The default scheme of a message: the first that exchanges it, else SCT. */
export const schemeFor = (message: string | undefined): Scheme =>
  (message === undefined ? undefined : schemesOf(message)[0]) ?? 'sct';

/** The version of the same message that the rulebook requires instead; undefined where it has none. */
export const messageInstead = (message: string, rbVersion: RulebookVersion): string | undefined =>
  exchangeOf(message)?.[isoVersionOf(rbVersion)];

/** The rulebook version in force on a day (YYYY-MM-DD, or an instant that begins with one). */
export const rulebookOn = (day: string): RulebookVersion =>
  rulebookVersions.find((rbVersion) => day.slice(0, 10) >= (rulebooks[rbVersion].inForceFrom ?? '')) ?? '2019';

/** The default rulebook version of a message: the preferred one if it exchanges the message, else the newest that does. */
export const rulebookFor = (message: string | undefined, preferred: RulebookVersion): RulebookVersion => {
  if (message === undefined || messagesOf(preferred).includes(message)) return preferred;
  return rulebooksOf(message)[0] ?? preferred;
};
