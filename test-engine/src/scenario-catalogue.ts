import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { AnswerName } from './answers/dialect.ts';
import type { ReasonParams } from './clearing/reason.ts';
import { readCommands } from './scenarios/commands.ts';
import { describeEffect } from './scenarios/describe-effect.ts';
import type { Effect } from './scenarios/effect.ts';
import { effectOfCents, magicCents } from './scenarios/magic-cents.ts';
import { verbs } from './scenarios/verbs.ts';

/** A message that follows, and when: at once, when the bulk settles, after the scenario's own delay, after the time-out, when a recall asks for it. */
export type ExpectedAnswer = {
  readonly message: AnswerName;
  readonly when: 'atOnce' | 'withSettlement' | 'afterDelay' | 'afterTimeOut' | 'onRecall';
  /** Carries the scenario's reason code. */
  readonly isCoded?: true;
};

/** One way to script the answer to a pacs.008, as documentation and help show it. */
export type CatalogueEntry = {
  readonly layer: 'command' | 'magicCents';
  /** As it is written: the end of an amount, or a command in the remittance information or the EndToEndId. */
  readonly trigger: string;
  /** How the command is written in general. */
  readonly usage?: string;
  readonly scheme: Scheme;
  readonly code?: string;
  /** What happens, as a text of the engine. */
  readonly textKey: string;
  readonly params: ReasonParams;
  /** Undefined where the scheme does not know the scenario: it is ignored, and the verdict says so. */
  readonly answers?: readonly ExpectedAnswer[];
};

const accepted: ExpectedAnswer = { message: 'pacs.002', when: 'atOnce' };
const comesBack: ExpectedAnswer = { message: 'pacs.008', when: 'withSettlement' };
const recalled: ExpectedAnswer = { message: 'camt.056', when: 'afterDelay', isCoded: true };

const both = (...answers: readonly ExpectedAnswer[]) => ({ sct: answers, inst: answers });

const answersTo: Readonly<Record<Effect['type'], { readonly [S in Scheme]?: readonly ExpectedAnswer[] }>> = {
  reject: both({ ...accepted, isCoded: true }),
  timeOut: { inst: [{ message: 'pacs.002', when: 'afterTimeOut', isCoded: true }] },
  return: { sct: [accepted, { message: 'pacs.004', when: 'afterDelay', isCoded: true }] },
  settlementFailure: { sct: [accepted, { message: 'pacs.002', when: 'withSettlement', isCoded: true }] },
  recall: both(accepted, comesBack, recalled),
  recallRequest: both(accepted, comesBack, recalled),
  recallYes: both(accepted, { message: 'pacs.004', when: 'onRecall', isCoded: true }),
  recallNo: both(accepted, { message: 'camt.029', when: 'onRecall', isCoded: true }),
  mirror: both(accepted, comesBack),
  silence: both(),
  late: both({ message: 'pacs.002', when: 'afterDelay' }),
  duplicate: both(accepted, accepted),
  split: { sct: [accepted] },
  corrupt: both(accepted),
};

const codeOf = (effect: Effect): string | undefined => {
  if (effect.type === 'timeOut') return 'AB05';
  if (effect.type === 'recallYes') return 'FOCR';
  return 'code' in effect ? effect.code : undefined;
};

const entry = (
  layer: CatalogueEntry['layer'],
  trigger: string,
  effect: Effect,
  scheme: Scheme,
  usage?: string,
): CatalogueEntry => {
  const [name, params] = describeEffect(effect);
  const code = codeOf(effect);
  const answers = answersTo[effect.type][scheme];
  return {
    layer,
    trigger,
    scheme,
    textKey: `engine.${name}`,
    params: { trigger, ...params },
    ...(usage === undefined ? {} : { usage }),
    ...(code === undefined ? {} : { code }),
    ...(answers === undefined ? {} : { answers }),
  };
};

const examples = [
  'SIM:RJCT(AM04)',
  'SIM:RTRN(AC04,+1D)',
  'SIM:RCLL(DUPL)',
  'SIM:RFRO(CUST)',
  'SIM:RECALL-OK(C2.50)',
  'SIM:RECALL-NO(CUST)',
  'SIM:SILENT',
  'SIM:TMOUT',
  'SIM:LATE(12S)',
  'SIM:DUP(2)',
  'SIM:MIRROR',
  'SIM:SPLIT(100)',
  'SIM:SETTFAIL',
  'SIM:CORRUPT(SUM)',
  'SIM:CORRUPT(XML)',
  'SIM:CORRUPT(HDR)',
] as const;

const schemes: readonly Scheme[] = ['sct', 'inst'];

const commandEntries = examples.flatMap((example) =>
  readCommands(example).scripted.flatMap(({ effect }) => {
    const verb = verbs[/^SIM:([A-Z-]+)/.exec(example)?.[1] ?? ''];
    return schemes.map((scheme) => entry('command', example, effect, scheme, `SIM:${verb?.usage ?? ''}`));
  }),
);

const centsEntries = Object.keys(magicCents).flatMap((cents) =>
  schemes.flatMap((scheme) => {
    const effect = effectOfCents(cents, scheme);
    return effect === undefined ? [] : [entry('magicCents', cents, effect, scheme)];
  }),
);

/** Every scenario there is, made from the tables the engine itself obeys. */
export const scenarioCatalogue: readonly CatalogueEntry[] = [...commandEntries, ...centsEntries];
