import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Expectation } from '@clearbench/contracts/test-suite/expectations';
import type { FileSource } from '@clearbench/contracts/test-suite/file-source';
import type { Step, TestCase } from '@clearbench/contracts/test-suite/test-case';
import { builtInTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { storedMessages } from './stored-messages.ts';

/** A suite of the product: a scheme and a rulebook. */
export type SuiteContext = { readonly scheme: Scheme; readonly rulebook: RbVersion };

/** The messages that the cases send. */
export type MessageKind =
  | 'payment'
  | 'return'
  | 'recall'
  | 'recall-yes'
  | 'recall-no'
  | 'status-request'
  | 'claim-non-receipt'
  | 'claim-value-date'
  | 'reject'
  | 'refund'
  | 'reversal'
  | 'cancellation'
  | 'file';

/** A file of a suite. */
export type CaseFile = { readonly name: string; readonly content: TestCase };

/** Characters of the longest name. */
const longestName = 70;

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The files of cases; a name begins with the group of the case. */
export const caseFiles = (group: string, cases: readonly TestCase[]): CaseFile[] =>
  cases.map((content) => ({ name: `${group}-${slug(content.case)}`.slice(0, longestName), content }));

/** Steps whose last one sends a message without errors, into which errors are injected. */
export type RuleBase = Pick<TestCase, 'variables' | 'clearing' | 'clock'> & {
  readonly name: string;
  readonly message: string;
  readonly steps: readonly Step[];
};

type Source = Pick<FileSource, 'template' | 'rulebook' | 'stored' | 'values'>;

const paymentTemplates: Readonly<Record<Scheme, string>> = {
  sct: 'sct-typical',
  inst: 'inst-credit-transfer',
  core: 'core-typical',
  b2b: 'b2b-typical',
};

const templateFor = ({ scheme }: SuiteContext, kind: MessageKind, rulebook: RbVersion): string | undefined => {
  const names =
    kind === 'payment' ? [paymentTemplates[scheme], `${scheme}-2021`] : [`${scheme}-${kind}`, `${scheme}-${kind}-2021`];
  return names.find((name) => builtInTemplate(name)?.content.rbVersions.includes(rulebook) === true);
};

/** Texts of the same messages: no template is made for the oldest rulebook. */
const rulebooksOf = (rulebook: RbVersion): readonly RbVersion[] =>
  rulebook === '2019' ? ['2019', '2021'] : [rulebook];

const stored = (context: SuiteContext, kind: MessageKind): Source | undefined => {
  const file = `messages/${kind}.xml`;
  return storedMessages(context).has(file) ? { stored: { file } } : undefined;
};

/** The origin of a message: a template where there is one for the rulebook, else a stored text; undefined for neither. */
export const sourceOf = (context: SuiteContext, kind: MessageKind): Source | undefined => {
  for (const rulebook of rulebooksOf(context.rulebook)) {
    const template = templateFor(context, kind, rulebook);
    if (template !== undefined) return { template, ...(rulebook === context.rulebook ? {} : { rulebook }) };
  }
  return stored(context, kind);
};

const required = (context: SuiteContext, kind: MessageKind): Source => {
  const source = sourceOf(context, kind);
  if (source === undefined) throw new Error(`no message for ${kind} in ${context.scheme} ${context.rulebook}`);
  return source;
};

export const has = (context: SuiteContext, kind: MessageKind): boolean => sourceOf(context, kind) !== undefined;

/** A step that sends a payment; stored texts have the variables `amount` and `remittance` themselves. */
export const sendPayment = (context: SuiteContext, values: Readonly<Record<string, string>> = {}): Step => {
  const source = required(context, 'payment');
  return {
    send: { as: 'payment', ...source, ...(source.template && Object.keys(values).length > 0 ? { values } : {}) },
  };
};

/** A step that sends a message about an earlier file. */
export const answerWith = (
  context: SuiteContext,
  kind: MessageKind,
  to: string,
  values: Readonly<Record<string, string>> = {},
): Step => {
  const source = required(context, kind);
  const filled = source.template && Object.keys(values).length > 0 ? { values } : {};
  return { answer: { to, as: kind, ...source, ...filled } };
};

export const expecting = (expected: Expectation): Step => ({ expect: expected });

/** The message type of a payment of a scheme. */
export const paymentType = ({ scheme }: SuiteContext): string => (isDirectDebit(scheme) ? 'pacs.003' : 'pacs.008');

export const accepted = (to?: string): Step =>
  expecting({
    transfer: { ...(to === undefined ? {} : { of: to }), status: 'ACCP' },
    answer: { ...(to === undefined ? {} : { to }), message: 'pacs.002', status: 'ACCP' },
  });
