import { isDirectDebit, type Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { TestCase } from '@clearbench/contracts/test-suite/test-case';
import { camt055, pain002, pain002OfCollections, pain007 } from '@clearbench/iso20022/samples/customer-reports';
import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { camt052, camt053, camt054 } from '@clearbench/iso20022/samples/statements';
import type { RuleBase, SuiteContext } from './suite-context.ts';

type Texts = Readonly<Record<string, string>>;

const ofCreditTransfers = (): Texts => ({
  'order-to-pay': pain001(),
  'report-on-an-order': pain002(),
  'request-to-cancel': camt055(),
  statement: camt053(),
  'account-report': camt052(),
});

const ofDirectDebits = (): Texts => ({
  'order-to-collect': pain008(),
  'report-on-collections': pain002OfCollections(),
  'order-to-reverse': pain007(),
  notification: camt054(),
});

/** Messages between banks and customers have rules that are the same in all schemes: two suites have them. */
const textsOf = ({ scheme, rulebook }: SuiteContext): Texts => {
  if (rulebook !== '2025' || !(['sct', 'core'] as readonly Scheme[]).includes(scheme)) return {};
  return isDirectDebit(scheme) ? ofDirectDebits() : ofCreditTransfers();
};

const pathOf = (name: string): string => `messages/customer/${name}.xml`;

/** The stored messages between banks and customers by path. The clearing does not process them. */
export const customerMessages = (context: SuiteContext): ReadonlyMap<string, string> =>
  new Map(Object.entries(textsOf(context)).map(([name, text]) => [pathOf(name), text]));

/** The day of the messages. */
const clock = sctProfile.now;

/** Each message is valid. */
export const customerCases = (context: SuiteContext): TestCase[] => {
  const paths = [...customerMessages(context).keys()];
  if (paths.length === 0) return [];
  return [
    {
      case: 'Messages between banks and customers are valid',
      tags: ['customer'],
      clock,
      rows: paths.map((file) => ({ file })),
      steps: [{ validate: { stored: { file: '${file}' } } }, { expect: { report: { errors: 'none' } } }],
    },
  ];
};

/** Messages that are validated only, into which errors are injected. */
export const customerBases = (context: SuiteContext): RuleBase[] =>
  Object.keys(textsOf(context)).map((name) => ({
    name,
    message: `the message ${name}`,
    clock,
    steps: [{ validate: { as: 'broken', stored: { file: pathOf(name) } } }],
  }));
