import { Failure } from '@clearbench/contracts/failure';
import type { RbVersion, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import type { ClearingOfSuite, SuiteFile } from '@clearbench/contracts/test-suite/suite-file';
import { secondsPerDay } from '@clearbench/contracts/time/durations';
import { builtInTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import type { SuiteCase } from '@clearbench/test-suites/format/load-suites';
import type { CaseInstance } from '@clearbench/test-suites/format/read-case';
import type { CaseRun } from '@clearbench/test-suites/run/case-run';
import { runCase } from '@clearbench/test-suites/run/run-case';
import type { RunEvent } from '@clearbench/test-suites/run/run-event';
import type { Space, SpaceFile } from '@clearbench/test-suites/run/space';
import { environmentNamed, nameInRun, runEnvironmentNamed } from './environments.ts';
import { openSpace, type SpaceParts } from './open-space.ts';
import type { RunEnvironment } from './run-environment.ts';

/** Choices of a run that go before those of suites and cases. */
export type RunChoices = {
  readonly environment?: string | undefined;
  readonly rulebook?: RbVersion | undefined;
  readonly seed?: number | undefined;
  /** ISO 8601 UTC. */
  readonly at?: string | undefined;
};

/** What a case needs from its surroundings. */
export type CaseContext = {
  /** Wall clock, ISO 8601 UTC. */
  readonly now: () => string;
  readonly stored: (folder: string) => Space['stored'];
  readonly keep?: (sha256: string, file: SpaceFile) => void;
  /** The environment of the run; default environments apply without one. */
  readonly runEnvironment?: RunEnvironment | undefined;
};

const defaultBic = 'ZYAADEF0XXX';

/** Seconds of a business day in a space: an answer of the next business day comes on the next day. */
const withClearing = <Settings extends SimEnvSettings>(settings: Settings, own: ClearingOfSuite = {}): Settings => {
  const { magicCents, refusesLate, secondsPerBusinessDay, ...others } = own;
  const defined = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  const { refusesLate: _, ...clearing } = settings.clearing;
  const late = refusesLate === undefined ? settings.clearing.refusesLate : refusesLate === 'true';
  return {
    ...settings,
    clearing: {
      ...clearing,
      ...defined,
      ...(magicCents === undefined ? {} : { magicCents: magicCents === 'true' }),
      ...(late === true ? { refusesLate: true as const } : {}),
      secondsPerBusinessDay: secondsPerBusinessDay === undefined ? secondsPerDay : Number(secondsPerBusinessDay),
    },
  };
};

const startOf = (clocks: readonly (string | undefined)[], now: string): string => {
  const clock = clocks.find((one) => one !== undefined) ?? 'real';
  return clock === 'real' ? now : new Date(clock).toISOString();
};

/** The environment and the rulebook of a case: the choice of the run goes before that of the case and of the suite. */
export const environmentAndRulebookOf = (
  suite: SuiteFile,
  { case: own }: CaseInstance,
  choices: RunChoices,
  chosen?: RunEnvironment,
) => ({
  environment: nameInRun(choices.environment ?? own.environment ?? suite.environment, chosen),
  rulebook: choices.rulebook ?? own.rulebook ?? suite.rulebook ?? '2025',
});

/** Opens the space of a case. */
export const openSuiteSpace = (
  suite: SuiteFile,
  instance: CaseInstance,
  choices: RunChoices,
  { now, stored, runEnvironment }: Pick<SpaceParts, 'stored'> & Pick<CaseContext, 'now' | 'runEnvironment'>,
): Promise<Space> => {
  const { case: own } = instance;
  const { environment, rulebook } = environmentAndRulebookOf(suite, instance, choices, runEnvironment);
  const chosen = runEnvironmentNamed(environment, runEnvironment);
  const settings = chosen?.environment ?? environmentNamed(environment);
  if (settings === undefined) throw new Failure('suite.unknownEnvironment', { name: environment });
  if (chosen && !settings.versions.includes(rulebook))
    throw new Failure('simEnv.versionUnknown', { rbVersion: rulebook });
  return openSpace({
    settings: withClearing(settings, { ...suite.clearing, ...own.clearing }),
    rbVersion: rulebook,
    at: startOf([choices.at, own.clock, suite.clock], now()),
    seed: choices.seed ?? Number(suite.seed ?? 1),
    bic: suite.bic ?? defaultBic,
    templates: (name) => chosen?.templates[name] ?? builtInTemplate(name)?.content,
    ...(chosen ? { chosen } : {}),
    scenarios: instance.scenarios ?? { environment: chosen?.scenarios ?? '' },
    delivers: instance.scenarios !== undefined,
    ...(stored ? { stored } : {}),
  });
};

/** Why a case could not be run. */
export const messageOf = (error: unknown): string => {
  if (error instanceof Failure) return `${error.errorKey} ${JSON.stringify(error.params)}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Runs a case in a space of its own. */
export const runSuiteCase = async (
  suite: SuiteFile,
  folder: string,
  suiteCase: SuiteCase,
  choices: RunChoices,
  context: CaseContext,
): Promise<CaseRun> => {
  const started = performance.now();
  const { file, title, tags, instance } = suiteCase;
  const events: RunEvent[] = [];
  const about = { file, title, tags, row: instance.row, events };
  const { environment, rulebook } = environmentAndRulebookOf(suite, instance, choices, context.runEnvironment);
  try {
    const { now, stored, runEnvironment } = context;
    const space = await openSuiteSpace(suite, instance, choices, { now, stored: stored(folder), runEnvironment });
    for await (const event of runCase(instance, space, context.keep)) events.push(event);
    const last = events.at(-1);
    const result = last?.type === 'caseFinished' ? last.data.result : 'error';
    return { ...about, environment, rulebook, result, duration: performance.now() - started };
  } catch (error) {
    const duration = performance.now() - started;
    return { ...about, environment, rulebook, result: 'error', error: messageOf(error), duration };
  }
};
