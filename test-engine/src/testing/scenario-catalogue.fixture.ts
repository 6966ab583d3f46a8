import { type Scheme, schemes } from '@clearbench/contracts/sim-env/scheme';
import type { AnswerName } from '../answers/message-standard.ts';
import type { ReasonParams } from '../clearing/reason.ts';
import { readCommands } from '../scenarios/commands.ts';
import { describeEffect } from '../scenarios/describe-effect.ts';
import type { Effect } from '../scenarios/effect.ts';
import { effectOfCents, magicCents } from '../scenarios/magic-cents.ts';
import { verbs } from '../scenarios/verbs.ts';

/**
 * An expected answer and its time: at once, at settlement, before it, after the scenario's delay, after the time-out,
 * or after a recall or an inquiry.
 */
export type ExpectedAnswer = {
  readonly message: AnswerName;
  readonly when: 'atOnce' | 'beforeDue' | 'withSettlement' | 'afterDelay' | 'afterTimeOut' | 'onRecall' | 'onInquiry';
  /** True where it has the scenario's reason code. */
  readonly isCoded?: true;
};

/** One way to select the answer to a pacs.008 or pacs.003, for documentation and help. */
export type CatalogueEntry = {
  readonly layer: 'command' | 'magicCents';
  /**
   * The trigger in the message: the cents of an amount, or a command in the remittance information or the EndToEndId.
   */
  readonly trigger: string;
  /** The general syntax of the command. */
  readonly usage?: string;
  readonly scheme: Scheme;
  readonly code?: string;
  /** The description, as a text key of the engine. */
  readonly textKey: string;
  readonly params: ReasonParams;
  /** Undefined where the scheme does not have the scenario: it is ignored with a reason. */
  readonly answers?: readonly ExpectedAnswer[];
};

type ByScheme = { readonly [S in Scheme]?: readonly ExpectedAnswer[] };

const accepted: ExpectedAnswer = { message: 'pacs.002', when: 'atOnce' };
const failed: ExpectedAnswer = { message: 'pacs.002', when: 'withSettlement', isCoded: true };
const returned: ExpectedAnswer = { message: 'pacs.004', when: 'afterDelay', isCoded: true };
const paid: ExpectedAnswer = { message: 'pacs.008', when: 'withSettlement' };
const recalled: ExpectedAnswer = { message: 'camt.056', when: 'afterDelay', isCoded: true };
const inquired: ExpectedAnswer = { message: 'camt.027', when: 'afterDelay' };
const collected: ExpectedAnswer = { message: 'pacs.003', when: 'beforeDue' };
const cancelled: ExpectedAnswer = { message: 'camt.056', when: 'beforeDue', isCoded: true };
const reversed: ExpectedAnswer = { message: 'pacs.007', when: 'afterDelay', isCoded: true };

const transfers = (...answers: readonly ExpectedAnswer[]) => ({ sct: answers, inst: answers });
const debits = (...answers: readonly ExpectedAnswer[]) => ({ core: answers, b2b: answers });
const all = (...answers: readonly ExpectedAnswer[]) => ({ ...transfers(...answers), ...debits(...answers) });
const inBulks = (...answers: readonly ExpectedAnswer[]) => ({ sct: answers, ...debits(...answers) });

const answersTo: Readonly<Record<Effect['type'], ByScheme>> = {
  reject: all({ ...accepted, isCoded: true }),
  timeOut: { inst: [{ message: 'pacs.002', when: 'afterTimeOut', isCoded: true }] },
  return: inBulks(accepted, returned),
  refund: { core: [accepted, returned] },
  reversal: debits(accepted, collected, reversed),
  settlementFailure: inBulks(accepted, failed),
  recall: { ...transfers(accepted, paid, recalled), ...debits(accepted, collected, cancelled) },
  recallRequest: transfers(accepted, paid, recalled),
  inquiry: { sct: [accepted, paid, inquired] },
  recallYes: transfers(accepted, { message: 'pacs.004', when: 'onRecall', isCoded: true }),
  recallNo: transfers(accepted, { message: 'camt.029', when: 'onRecall', isCoded: true }),
  inquiryYes: { sct: [accepted, { message: 'camt.029', when: 'onInquiry' }] },
  inquiryNo: { sct: [accepted, { message: 'camt.029', when: 'onInquiry', isCoded: true }] },
  mirror: { ...transfers(accepted, paid), ...debits(accepted, collected) },
  silence: all(),
  late: all({ message: 'pacs.002', when: 'afterDelay' }),
  hold: all(accepted),
  duplicate: all(accepted, accepted),
  split: inBulks(accepted),
  corrupt: all(accepted),
  // For verifications of payee, which are not payments.
  verifyPayee: {},
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
  'SIM:REFUND(MD06,+3D)',
  'SIM:RVSL(AM05)',
  'SIM:RCLL(DUPL)',
  'SIM:RFRO(CUST)',
  'SIM:RECALL-OK(C2.50)',
  'SIM:RECALL-NO(CUST)',
  'SIM:INQ-OK',
  'SIM:INQ-NO(RNPR)',
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

/** Every scenario, derived from the tables of the engine. */
export const scenarioCatalogue: readonly CatalogueEntry[] = [...commandEntries, ...centsEntries];
