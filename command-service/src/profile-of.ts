import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { rulebookId } from '@clearbench/contracts/format/format-id';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import type { Profile } from '@clearbench/iso20022/profile';
import type { ReadModels } from '@clearbench/stores/read-models';
import { basisOf } from './basis-of.ts';
import { changedLists } from './changed-lists.ts';
import { clearingCalendar } from './clearing-calendar.ts';
import { knownFormats } from './known-formats.ts';

export type Sender = Pick<ProfileSettings, 'bic' | 'testCode'>;

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

/** The profile for validating a file of an environment, at an instant, for a sender; without one for any user. */
export const profileOf = async (
  views: Pick<ReadModels, 'get'>,
  environment: SimEnvDocument,
  file: CheckedFile,
  now: string,
  { bic: senderBic = '', testCode }: Partial<Sender>,
): Promise<Profile> => {
  const { rbVersion, fileName, direction } = file;
  if (!environment.versions.includes(rbVersion)) throw new Failure('simEnv.versionUnknown', { rbVersion });
  const { bic, systemCode, cutOff, settlementHorizonDays, reachable } = environment.clearing;
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
      ...(reachable.length > 0 ? { reachable } : {}),
    },
    ...(changed ? { formats: knownFormats(changed, environment) } : {}),
    ...(await changedLists(views)),
    ...(senderBic === '' ? {} : { senderBic }),
    ...(fileName === undefined ? {} : { fileName }),
    ...(direction === undefined ? {} : { direction }),
    ...limitsOf(environment, file),
    ...severitiesOf(environment),
  };
  return { ...profile, basis: basisOf(profile) };
};

type StoredFile = Pick<VipFileSummary, 'rbVersion' | 'fileName' | 'direction' | 'origin' | 'createdAt'>;

/**
 * The profile of a stored file. An answer of the clearing is validated as of its receipt and for any user, so that each
 * further validation has the same result.
 */
export const profileOfFile = (
  views: Pick<ReadModels, 'get'>,
  environment: SimEnvDocument,
  file: StoredFile,
  now: string,
  sender: Sender,
): Promise<Profile> =>
  file.origin === 'engine' && file.direction === 'ST'
    ? profileOf(views, environment, file, file.createdAt, {})
    : profileOf(views, environment, file, now, sender);
