import { rulebookId, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import type { BodyOf } from '@clearbench/contracts/route';
import type { SimEnvDetails, SimEnvMember, saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { defaultClearing, defaultScheme } from '@clearbench/contracts/sim-env/default-settings';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { participantsIn, participantText } from './participant-lines.ts';

/** The fields of the form of an environment: its settings, and the members who are added and removed. */
export type SimEnvForm = {
  readonly environmentName: string;
  readonly environmentGroup: string;
  readonly environmentToken: string;
  readonly scheme: Scheme;
  readonly versions: readonly RbVersion[];
  /** The ids of the added formats that it accepts. */
  readonly formats: readonly string[];
  readonly canSendToTestEngine: boolean;
  readonly bic: string;
  readonly systemCode: string;
  readonly cutOff: string;
  /** The default of the product where undefined. */
  readonly settlementHorizonDays?: number | undefined;
  /** '' = none. */
  readonly payeeVerificationUrl: string;
  /** That of the rulebook where undefined. */
  readonly timeOutSeconds?: number | undefined;
  readonly beneficiaryTimeOutSeconds?: number | undefined;
  readonly secondsPerBusinessDay: number | undefined;
  readonly refusesLate: boolean;
  readonly magicCents: boolean;
  readonly allowOwnScenarios: boolean;
  readonly allowClockChanges: boolean;
  readonly reachable: readonly string[];
  /** One bank per line: its BIC and its name. */
  readonly participants: string;
  /** '' = none. */
  readonly defaultScenario: string;
  /** '' = the default of the scheme. */
  readonly calendarName: string;
  /** '' = the neutral one. */
  readonly envelopeProfile: string;
  /** Bytes. */
  readonly largestFile?: number | undefined;
  readonly mostTransactions?: number | undefined;
  /** The environment from which a new one copies the severities of rules, and their number; '' = none. */
  readonly severitiesFrom: string;
  readonly rulesAlong: number;
  readonly join: readonly SimEnvMember[];
  readonly leave: readonly string[];
};

/** A stored environment with the fields of the form. */
export type StoredSimEnv = SimEnvForm &
  Pick<SimEnvDetails, 'environmentId' | 'version' | 'members' | 'plans' | 'files' | 'openTransfers' | 'changedRules'>;

export const storedSimEnv = ({ clearing, limits, ...environment }: SimEnvDetails): StoredSimEnv => ({
  ...environment,
  ...clearing,
  ...limits,
  participants: participantText(clearing.participants ?? []),
  formats: environment.formats ?? [],
  refusesLate: clearing.refusesLate ?? false,
  allowOwnScenarios: clearing.allowOwnScenarios ?? false,
  allowClockChanges: clearing.allowClockChanges ?? false,
  defaultScenario: clearing.defaultScenario ?? '',
  calendarName: clearing.calendarName ?? '',
  envelopeProfile: clearing.envelopeProfile ?? '',
  payeeVerificationUrl: clearing.payeeVerificationUrl ?? '',
  severitiesFrom: '',
  rulesAlong: 0,
  join: [],
  leave: [],
});

/** A new environment. */
export const freshSimEnv: SimEnvForm = {
  environmentName: '',
  environmentGroup: '',
  environmentToken: '',
  scheme: defaultScheme,
  versions: ['2025', '2023'],
  formats: [],
  canSendToTestEngine: true,
  ...defaultClearing,
  participants: '',
  bic: '',
  refusesLate: false,
  allowOwnScenarios: false,
  allowClockChanges: false,
  defaultScenario: '',
  calendarName: '',
  envelopeProfile: '',
  payeeVerificationUrl: '',
  severitiesFrom: '',
  rulesAlong: 0,
  join: [],
  leave: [],
};

/** A new environment with the settings and members of another one, but its own name and token. */
export const clonedSimEnv = (from: StoredSimEnv, name: string): SimEnvForm => {
  const {
    environmentId,
    version: _,
    members,
    plans: __,
    files: ___,
    openTransfers: ____,
    changedRules,
    ...form
  } = from;
  return {
    ...form,
    severitiesFrom: changedRules > 0 ? environmentId : '',
    rulesAlong: changedRules,
    environmentName: name,
    environmentToken: tokenFrom(name),
    join: members,
    leave: [],
  };
};

/** The token suggested for a name: lower-case Latin letters and digits, separated by hyphens. */
export const tokenFrom = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');

const limitsOf = ({ largestFile, mostTransactions }: SimEnvForm) =>
  largestFile === undefined && mostTransactions === undefined
    ? {}
    : {
        limits: {
          ...(largestFile === undefined ? {} : { largestFile }),
          ...(mostTransactions === undefined ? {} : { mostTransactions }),
        },
      };

const clearingOf = (form: SimEnvForm) => {
  const { bic, systemCode, cutOff, secondsPerBusinessDay, magicCents, reachable } = form;
  const { refusesLate, allowOwnScenarios, allowClockChanges } = form;
  const { defaultScenario, calendarName, envelopeProfile, settlementHorizonDays, timeOutSeconds, scheme } = form;
  const { beneficiaryTimeOutSeconds } = form;
  const payeeVerificationUrl = form.payeeVerificationUrl.trim();
  return {
    bic,
    systemCode,
    cutOff,
    secondsPerBusinessDay: secondsPerBusinessDay ?? 0,
    magicCents,
    reachable: [...reachable],
    participants: participantsIn(form.participants),
    ...(settlementHorizonDays === undefined ? {} : { settlementHorizonDays }),
    ...(timeOutSeconds === undefined || scheme !== 'inst' ? {} : { timeOutSeconds }),
    ...(beneficiaryTimeOutSeconds === undefined || scheme !== 'inst' ? {} : { beneficiaryTimeOutSeconds }),
    ...(refusesLate ? { refusesLate } : {}),
    ...(allowOwnScenarios ? { allowOwnScenarios } : {}),
    ...(allowClockChanges ? { allowClockChanges } : {}),
    ...(defaultScenario.trim() === '' ? {} : { defaultScenario }),
    ...(calendarName === '' ? {} : { calendarName }),
    ...(envelopeProfile === '' ? {} : { envelopeProfile }),
    ...(payeeVerificationUrl === '' ? {} : { payeeVerificationUrl }),
  };
};

/** A format is removed with its rulebook, and with its scheme. */
const takenBy = ({ formats, versions, scheme: messageScheme }: SimEnvForm): { formats?: string[] } => {
  const rulebooks = versions.map((rbVersion) => rulebookId({ messageScheme, rbVersion }));
  const taken = formats.filter((id) => rulebooks.includes(rulebookIdOf(id)));
  return taken.length === 0 ? {} : { formats: taken };
};

/** The request that saves the form. */
export const simEnvRequest = (form: SimEnvForm, stored: StoredSimEnv | undefined): BodyOf<typeof saveSimEnvRoute> => {
  const { environmentName, environmentGroup, environmentToken, scheme, versions, canSendToTestEngine } = form;
  return {
    environmentName,
    environmentGroup,
    environmentToken,
    scheme,
    versions: [...versions],
    ...takenBy(form),
    canSendToTestEngine,
    clearing: clearingOf(form),
    ...limitsOf(form),
    join: form.join.map(({ userId }) => userId),
    leave: [...form.leave],
    ...(form.severitiesFrom === '' ? {} : { severitiesFrom: form.severitiesFrom }),
    ...(stored ? { environmentId: stored.environmentId, basedOn: stored.version } : {}),
  };
};
