import type { Step, TestCase } from '@clearbench/contracts/test-suite/test-case';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { customerBases } from './customer-messages.ts';
import { rTransactionCases } from './r-transaction-cases.ts';
import { paymentType, type RuleBase, type SuiteContext, sendPayment, sourceOf } from './suite-context.ts';

const payments = (context: SuiteContext): RuleBase[] => {
  const templates = builtInTemplates.filter(
    ({ templateName, content: { scheme, rbVersions, messageType } }) =>
      scheme === context.scheme &&
      rbVersions.includes(context.rulebook) &&
      messageType.startsWith(paymentType(context)) &&
      !/-(?:error|bulk)$/.test(templateName),
  );
  if (templates.length === 0)
    return [
      { name: 'payment', message: 'a payment', steps: [{ send: { ...sendPayment(context).send, as: 'broken' } }] },
    ];
  return templates.map(({ templateName: template }) => ({
    name: template,
    message: `the template ${template}`,
    steps: [{ send: { as: 'broken', template } }],
  }));
};

/** The sending step of a case about an earlier message, and the steps before it. */
const upToAnswer = ({ steps, variables }: TestCase): RuleBase[] => {
  const last = steps.findIndex(({ answer }) => answer !== undefined && answer.to !== 'recall');
  const { answer } = steps[last] ?? {};
  const others = steps.slice(0, last);
  if (answer === undefined || others.some(({ validate }) => validate)) return [];
  const before = others.filter(({ expect }) => expect?.report === undefined);
  const kind = answer.as ?? '';
  return [
    {
      name: kind,
      message: `the message ${kind}`,
      ...(variables ? { variables } : {}),
      steps: [...before, { answer: { ...answer, as: 'broken' } }],
    },
  ];
};

const rTransactions = (context: SuiteContext): RuleBase[] => {
  const bases = rTransactionCases(context).flatMap(({ content }) => upToAnswer(content));
  return [...new Map(bases.map((base) => [base.name, base])).values()];
};

/** Banks of the templates: a clearing with a directory knows only these. */
const directory = ['ZYAADEF0', 'ZYBBDEF0', 'ZYBBFRP0', 'ZYDODEF0', 'ZYCOFRP0'];

/** Rules that apply only after the cut-off, or only where the clearing has a directory. */
const inOtherSurroundings = (context: SuiteContext): RuleBase[] => {
  const { send } = sendPayment(context);
  const step: Step = { send: { ...send, as: 'broken' } };
  return [
    { name: 'directory', message: 'a clearing with a directory', clearing: { reachable: directory }, steps: [step] },
    {
      name: 'after-cut-off',
      message: 'a payment after the cut-off',
      steps: [{ advance: { to: 'cut-off' } }, { wait: '10m' }, step],
    },
  ];
};

const files = (context: SuiteContext): RuleBase[] => {
  const source = sourceOf(context, 'file');
  return source ? [{ name: 'file', message: 'a file of bulks', steps: [{ send: { as: 'broken', ...source } }] }] : [];
};

/** The messages of a scheme and rulebook; payments first, because most rules apply to them. */
export const ruleBases = (context: SuiteContext): RuleBase[] => [
  ...payments(context),
  ...rTransactions(context),
  ...inOtherSurroundings(context),
  ...files(context),
  ...customerBases(context),
];
