import { createHash } from 'node:crypto';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { codeListView } from '@clearbench/contracts/code-list/views';
import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { formatIdOf, rulebookId } from '@clearbench/contracts/format/format-id';
import { type RulebookFormatsDocument, rulebookFormatsView } from '@clearbench/contracts/format/views';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { RbVersion, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import type { UserDocument } from '@clearbench/contracts/user/views';
import type { CodePeriod, FormatChanges, Profile } from '@clearbench/iso20022/profile';
import { checkedLists } from '@clearbench/rules/rule-lists';
import type { ReadModels } from '@clearbench/stores/read-models';
import { isBuiltIn } from '@clearbench/validator/formats/built-in-formats';
import { clearingCalendar } from './clearing-calendar.ts';
import { namedEnvelopesOf, otherEnvelopes } from './envelopes-of-environment.ts';

/**
 * The formats of a rulebook in an environment, with the administrators' changes; added formats that the environment
 * does not accept are marked.
 */
export const knownFormats = (
  { formats: made }: RulebookFormatsDocument,
  { formats: taken = [] }: Pick<SimEnvSettings, 'formats'>,
): NonNullable<Profile['formats']> =>
  Object.fromEntries(
    Object.entries(made).map(([messageType, format]) => {
      const { messageScheme: scheme, rbVersion } = format;
      const isAccepted =
        isBuiltIn({ scheme, rbVersion, messageType }) || taken.includes(formatIdOf(format, messageType));
      return [messageType, isAccepted ? format : { ...format, isAccepted }];
    }),
  );

type Listed = { readonly codes: Readonly<Record<string, CodePeriod>> };

const periodsOf = ({ codes }: Listed): Readonly<Record<string, CodePeriod>> =>
  Object.fromEntries(
    Object.entries(codes).map(([code, { validFrom, validTo }]) => [
      code,
      { ...(validFrom ? { validFrom } : {}), ...(validTo ? { validTo } : {}) },
    ]),
  );

/** The changed code lists that rules use, with the validity of each code. */
export const changedLists = async (views: Pick<ReadModels, 'get'>): Promise<Pick<Profile, 'codeLists'>> => {
  const lists = await Promise.all(checkedLists.map((name) => views.get(codeListView, name)));
  const changed = lists.flatMap((list) => (list ? [[list.name, periodsOf(list)] as const] : []));
  return changed.length === 0 ? {} : { codeLists: Object.fromEntries(changed) };
};

/** The hash of an uploaded structure represents all of it. */
const formatHash = ({ severities, structure, isAccepted }: FormatChanges) => [
  severities,
  structure?.sha256,
  structure?.namespace,
  ...(isAccepted === undefined ? [] : [isAccepted]),
];

const withSortedKeys = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The characters of the latest settings whose hashes are remembered: sorting their fields takes longer than a short validation. */
const room = 4_000_000;
const hashes = boundedCache<{ readonly basis: string; readonly size: number }>(room, { sizeOf: ({ size }) => size });

/**
 * Hash of all administrator settings that affect a validation: the environment with its clearing, calendar and limits,
 * its formats, code lists. Neither time nor sender are part of it.
 */
const basisOf = ({
  scheme,
  rbVersion,
  clearing,
  formats,
  codeLists,
  limits,
  overrides,
  envelopes,
  messageForm,
  missingEnvelope,
}: Profile): string => {
  const formatHashes = Object.entries(formats ?? {}).map(([messageType, format]) => [messageType, formatHash(format)]);
  const checked = {
    scheme,
    rbVersion,
    clearing,
    codeLists,
    limits,
    overrides,
    envelopes,
    messageForm,
    missingEnvelope,
  };
  const all = { ...checked, formats: Object.fromEntries(formatHashes) };
  const spelling = JSON.stringify(all);
  const known = hashes.get(spelling);
  if (known !== undefined) return known.basis;
  const basis = createHash('sha256').update(JSON.stringify(all, withSortedKeys)).digest('hex').slice(0, 16);
  hashes.set(spelling, { basis, size: spelling.length });
  return basis;
};

export type Sender = Pick<ProfileSettings, 'bic' | 'testCode'> & {
  /** BICs of the participants as which the tester acts. */
  readonly participants?: readonly string[];
};

/** The sender of the files of a tester in an environment. */
export const senderIn = (
  { holders = [] }: Pick<SimEnvDocument, 'holders'>,
  { userId, settings: { bic, testCode } }: Pick<UserDocument, 'userId' | 'settings'>,
): Sender => {
  const participants = holders.filter((one) => one.userId === userId).map((one) => one.bic);
  return { bic, testCode, ...(participants.length === 0 ? {} : { participants }) };
};

/** The settings of a deleted user. */
export const noSender: Sender = { bic: '', testCode: 'T' };

/** The data of a file besides its content. */
export type CheckedFile = {
  readonly rbVersion: RbVersion;
  readonly fileName?: string | undefined;
  readonly direction?: 'TS' | 'ST' | undefined;
};

/** Answers of the clearing are not subject to the limits. */
const limitsOf = ({ limits }: SimEnvDocument, { direction }: CheckedFile): Pick<Profile, 'limits'> =>
  limits === undefined || direction === 'ST'
    ? {}
    : { limits: { bytes: limits.largestFile, transactions: limits.mostTransactions } };

/** The severities of the environment have priority. */
const severitiesOf = ({ severities = {} }: SimEnvDocument): Pick<Profile, 'overrides'> =>
  Object.keys(severities).length === 0 ? {} : { overrides: severities };

/** The profile for validating a file of an environment, as of a business time, for a sender; without one for any user. */
export const profileAsOf = async (
  views: Pick<ReadModels, 'get'>,
  environment: SimEnvDocument,
  file: CheckedFile,
  now: string,
  { bic: senderBic = '', testCode, participants }: Partial<Sender>,
): Promise<Profile> => {
  const { rbVersion, fileName, direction } = file;
  if (!environment.versions.includes(rbVersion)) throw new Failure('simEnv.versionUnknown', { rbVersion });
  const { bic, systemCode, cutOff, settlementHorizonDays, reachable } = environment.clearing;
  const { name: envelope, parts: envelopes } = await namedEnvelopesOf(views, environment);
  const timeOutSeconds = environment.clearing.timeOutSeconds ?? envelopes.messageForm?.timeOutSeconds;
  const calendar = await clearingCalendar(views, environment);
  const changed = await views.get(rulebookFormatsView, rulebookId({ messageScheme: environment.scheme, rbVersion }));
  const profile: Profile = {
    scheme: environment.scheme,
    rbVersion,
    now,
    ...(testCode === undefined ? {} : { testCode }),
    clearing: {
      bic,
      systemCode,
      cutOff,
      calendar,
      ...(settlementHorizonDays === undefined ? {} : { settlementHorizonDays }),
      ...(timeOutSeconds === undefined ? {} : { timeOutSeconds }),
      ...(reachable.length > 0 ? { reachable } : {}),
    },
    ...(changed ? { formats: knownFormats(changed, environment) } : {}),
    ...(await changedLists(views)),
    ...(senderBic === '' ? {} : { senderBic }),
    ...(participants === undefined ? {} : { senderParticipants: participants }),
    ...(fileName === undefined ? {} : { fileName }),
    ...(direction === undefined ? {} : { direction }),
    ...envelopes,
    environment: { name: environment.environmentName, envelope },
    ...(await otherEnvelopes(views)),
    ...limitsOf(environment, file),
    ...severitiesOf(environment),
  };
  return { ...profile, basis: basisOf(profile) };
};

/** The profile at a real time: dates are compared with the clock of the environment. */
export const profileOf = (
  views: Pick<ReadModels, 'get'>,
  environment: SimEnvDocument,
  file: CheckedFile,
  realTime: string,
  sender: Partial<Sender>,
): Promise<Profile> => profileAsOf(views, environment, file, businessTime(environment.clock, realTime), sender);

type StoredFile = Pick<VipFileSummary, 'rbVersion' | 'fileName' | 'direction' | 'origin' | 'createdAt' | 'businessAt'>;

/**
 * The profile of a stored file. An answer of the clearing is validated as of its receipt and for any user, so that each
 * further validation has the same result.
 */
export const profileOfFile = (
  views: Pick<ReadModels, 'get'>,
  environment: SimEnvDocument,
  file: StoredFile,
  realTime: string,
  sender: Sender,
): Promise<Profile> =>
  file.origin === 'engine' && file.direction === 'ST'
    ? profileAsOf(views, environment, file, file.businessAt ?? file.createdAt, {})
    : profileOf(views, environment, file, realTime, sender);
