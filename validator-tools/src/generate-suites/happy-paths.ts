import type { Step, TestCase } from '@clearbench/contracts/test-suite/test-case';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { customerCases } from './customer-messages.ts';
import {
  accepted,
  type CaseFile,
  caseFiles,
  expecting,
  paymentType,
  type SuiteContext,
  sendPayment,
  sourceOf,
} from './suite-context.ts';

const isFaulty = (name: string): boolean => name.endsWith('-error');

const paymentTemplates = (context: SuiteContext): string[] =>
  builtInTemplates
    .filter(
      ({ templateName, content: { scheme, rbVersions, messageType } }) =>
        scheme === context.scheme &&
        rbVersions.includes(context.rulebook) &&
        messageType.startsWith(paymentType(context)) &&
        !isFaulty(templateName),
    )
    .map(({ templateName }) => templateName);

const settlementSteps = ({ scheme }: SuiteContext): Step[] =>
  scheme === 'inst' ? [] : [expecting({ transfer: { of: 'payment', state: 'settled', within: '20bd' } })];

const happySteps = (context: SuiteContext, send: Step): Step[] => [
  send,
  expecting({ report: { errors: 'none' } }),
  accepted(),
  expecting({ report: { errors: 'none' } }),
  ...settlementSteps(context),
];

const eachTemplate = (context: SuiteContext): TestCase[] => {
  const templates = paymentTemplates(context);
  if (templates.length === 0)
    return [{ case: 'A payment is accepted', tags: ['happy'], steps: happySteps(context, sendPayment(context)) }];
  const rows = templates.map((template) => ({ template }));
  const send: Step = { send: { as: 'payment', template: '${template}' } };
  return [
    { case: 'The payment of each template is accepted', tags: ['happy'], rows, steps: happySteps(context, send) },
  ];
};

const faultyTemplate = (context: SuiteContext): TestCase[] => {
  const template = `${context.scheme}-error`;
  const source = builtInTemplates.find(({ templateName }) => templateName === template);
  if (source?.content.rbVersions.includes(context.rulebook) !== true) return [];
  return [
    {
      case: 'The deliberate error of the template is found and rejected',
      tags: ['happy'],
      steps: [
        { send: { as: 'payment', template } },
        expecting({
          report: { findings: [{ rule: 'G-04', severity: 'Error' }] },
          transfer: { status: 'RJCT', code: 'B03' },
          answer: { message: 'pacs.002', status: 'RJCT', elements: [{ path: 'GrpSts', equals: 'RJCT' }] },
        }),
      ],
    },
  ];
};

const duplicate = (context: SuiteContext): TestCase => {
  const same = { messageId: 'MSG-${clock.today}-1' };
  const first = sendPayment(context, same);
  const second = sendPayment(context, same);
  return {
    case: 'A second message with the same id is rejected as a duplicate',
    tags: ['duplicates'],
    steps: [
      first,
      accepted('payment'),
      { send: { ...second.send, as: 'duplicate' } },
      expecting({
        report: { of: 'duplicate', findings: [{ rule: 'G-01', severity: 'Error' }] },
        transfer: { of: 'duplicate', status: 'RJCT', code: 'B04' },
        answer: {
          to: 'duplicate',
          message: 'pacs.002',
          status: 'RJCT',
          reason: context.scheme === 'inst' ? 'AM05' : 'B04',
        },
      }),
    ],
  };
};

const lateFile = (context: SuiteContext): TestCase => ({
  case: 'A payment after the cut-off is rejected where the clearing rejects late files',
  tags: ['cut-off'],
  clearing: { refusesLate: 'true' },
  steps: [
    { advance: { to: 'cut-off' } },
    { wait: '10m' },
    sendPayment(context, { settlementDate: '${clock.today}' }),
    expecting({ transfer: { status: 'RJCT', code: 'A10' }, answer: { message: 'pacs.002', reason: 'A10' } }),
  ],
});

const fileOfBulks = (context: SuiteContext): TestCase[] => {
  const source = sourceOf(context, 'file');
  if (source === undefined) return [];
  return [
    {
      case: 'A file of bulks is accepted',
      tags: ['happy', 'files'],
      steps: [
        { send: { as: 'payment', ...source } },
        expecting({ report: { errors: 'none' }, transfer: { status: 'ACCP', code: 'A00', accepted: '1' } }),
        expecting({ answer: { message: 'pacs.002', elements: [{ path: 'FileRjctRsn', equals: 'A00' }] } }),
      ],
    },
    {
      case: 'A second file with the same reference is rejected as a duplicate',
      tags: ['duplicates', 'files'],
      steps: [
        { send: { as: 'payment', ...source } },
        expecting({ transfer: { status: 'ACCP' } }),
        { send: { as: 'duplicate', ...source } },
        expecting({
          report: { of: 'duplicate', findings: [{ rule: 'H-06', severity: 'Error' }] },
          transfer: { of: 'duplicate', status: 'RJCT', code: 'A03' },
        }),
      ],
    },
  ];
};

/** Payments that are accepted, and those that the clearing rejects without an error in the message alone. */
export const happyPaths = (context: SuiteContext): CaseFile[] => {
  const cases = [
    ...eachTemplate(context),
    ...faultyTemplate(context),
    duplicate(context),
    ...(context.scheme === 'sct' ? [lateFile(context)] : []),
    ...fileOfBulks(context),
    ...customerCases(context),
  ];
  return caseFiles('payment', cases);
};
