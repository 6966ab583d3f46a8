import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { TestCase } from '@clearbench/contracts/test-suite/test-case';
import {
  accepted,
  type CaseFile,
  caseFiles,
  expecting,
  paymentType,
  type SuiteContext,
  sendPayment,
} from './suite-context.ts';

type Row = Readonly<Record<string, string>>;

const isInstant = ({ scheme }: SuiteContext): boolean => scheme === 'inst';

const byCommand = { amount: '10.00', remittance: '${command}' };
const byCents = { amount: '10.${cents}', remittance: 'Invoice 4711' };

const rejected = (context: SuiteContext, title: string, rows: readonly Row[], values: Row): TestCase => ({
  case: title,
  tags: ['commands'],
  variables: values,
  rows: [...rows],
  steps: [
    sendPayment(context, { amount: '${amount}', remittance: '${remittance}' }),
    expecting({
      report: { errors: 'none' },
      transfer: { status: 'RJCT', rejected: '1' },
      answer: { message: 'pacs.002', reason: '${reason}', within: '60s' },
    }),
  ],
});

const thenAnswered = (context: SuiteContext, title: string, rows: readonly Row[], values: Row): TestCase => ({
  case: title,
  tags: ['commands'],
  variables: values,
  rows: [...rows],
  steps: [
    sendPayment(context, { amount: '${amount}', remittance: '${remittance}' }),
    accepted(),
    expecting({ answer: { message: '${message}', reason: '${reason}', within: '${within}' } }),
    expecting({ report: { errors: 'none' } }),
  ],
});

const rejections = (context: SuiteContext): readonly Row[] =>
  (isDirectDebit(context.scheme) ? ['AC04', 'MD01'] : ['AC04', 'MS03']).map((reason) => ({
    command: `SIM:RJCT(${reason})`,
    reason,
  }));

const returns = (context: SuiteContext): readonly Row[] => {
  const { scheme } = context;
  if (isDirectDebit(scheme))
    return [
      { command: 'SIM:RTRN(AC04)', message: 'pacs.004', reason: 'AC04', within: '20bd' },
      ...(scheme === 'core'
        ? [{ command: 'SIM:REFUND(MD06)', message: 'pacs.004', reason: 'MD06', within: '20bd' }]
        : []),
      { command: 'SIM:SETTFAIL(ED05)', message: 'pacs.002', reason: 'ED05', within: '20bd' },
    ];
  if (isInstant(context)) return [];
  return [
    { command: 'SIM:RTRN(AC04)', message: 'pacs.004', reason: 'AC04', within: '3bd' },
    { command: 'SIM:RTRN(MS03,+2D)', message: 'pacs.004', reason: 'MS03', within: '4bd' },
    { command: 'SIM:SETTFAIL(ED05)', message: 'pacs.002', reason: 'ED05', within: '3bd' },
  ];
};

const incomingAndLater = (context: SuiteContext): TestCase => {
  const rows: Row[] = isDirectDebit(context.scheme)
    ? [
        { command: 'SIM:RCLL(DUPL)', message: 'camt.056', reason: 'DUPL' },
        { command: 'SIM:RVSL(AM05)', message: 'pacs.007', reason: 'AM05' },
      ]
    : [
        { command: 'SIM:RCLL(DUPL)', message: 'camt.056', reason: 'DUPL' },
        { command: 'SIM:RCLL(FRAD)', message: 'camt.056', reason: 'FRAD' },
        { command: 'SIM:RFRO(CUST)', message: 'camt.056', reason: 'CUST' },
      ];
  return {
    case: 'A delivered payment is recalled or reversed',
    tags: ['commands', 'recalls'],
    variables: byCommand,
    rows,
    steps: [
      sendPayment(context, { amount: '${amount}', remittance: '${remittance}' }),
      accepted(),
      expecting({ answer: { as: 'incoming', message: paymentType(context), within: '20bd' } }),
      expecting({ report: { errors: 'none' } }),
      expecting({
        answer: {
          message: '${message}',
          reason: '${reason}',
          within: '20bd',
          elements: [{ path: 'OrgnlTxId', equals: '${incoming.transactionId}' }],
        },
      }),
      expecting({ report: { errors: 'none' } }),
    ],
  };
};

const mirrored = (context: SuiteContext): TestCase => ({
  case: 'The other bank sends payments of its own',
  tags: ['commands'],
  variables: byCommand,
  rows: [{ command: 'SIM:MIRROR' }],
  steps: [
    sendPayment(context, { amount: '${amount}', remittance: '${remittance}' }),
    accepted(),
    expecting({ answer: { message: paymentType(context), within: '20bd' } }),
    expecting({ report: { errors: 'none' } }),
    expecting({ noAnswer: { message: paymentType(context), within: '20bd' } }),
  ],
});

const late = (context: SuiteContext): TestCase => ({
  case: 'The answer comes late',
  tags: ['commands'],
  variables: byCommand,
  rows: [{ command: 'SIM:LATE(40S)' }],
  steps: [
    sendPayment(context, { amount: '${amount}', remittance: '${remittance}' }),
    expecting({ noAnswer: { within: '30s' } }),
    expecting({ answer: { message: 'pacs.002', within: '60s' } }),
  ],
});

const twice = (context: SuiteContext): TestCase => ({
  case: 'The answer comes twice',
  tags: ['commands'],
  variables: byCommand,
  rows: [{ command: 'SIM:DUP(2)' }],
  steps: [
    sendPayment(context, { amount: '${amount}', remittance: '${remittance}' }),
    accepted(),
    expecting({ answer: { message: 'pacs.002' } }),
    expecting({ noAnswer: { message: 'pacs.002', within: '1bd' } }),
  ],
});

const silent = (context: SuiteContext): TestCase => ({
  case: 'No answer comes',
  tags: ['commands'],
  variables: byCommand,
  rows: [{ command: 'SIM:SILENT' }],
  steps: [
    sendPayment(context, { amount: '${amount}', remittance: '${remittance}' }),
    expecting({ report: { errors: 'none' }, noAnswer: { within: '5bd' } }),
  ],
});

const corrupt = (context: SuiteContext): TestCase => ({
  case: 'The answer is corrupt, and its report shows the error',
  tags: ['commands'],
  variables: byCommand,
  rows: [{ command: 'SIM:CORRUPT(XML)', rule: 'T-01' }],
  steps: [
    sendPayment(context, { amount: '${amount}', remittance: '${remittance}' }),
    expecting({ answer: { message: 'pacs.002' } }),
    expecting({ report: { findings: [{ rule: '${rule}', severity: 'Error' }] } }),
  ],
});

const centsRejections = (context: SuiteContext): readonly Row[] => [
  { cents: '11', reason: 'AC01' },
  { cents: '12', reason: 'AM05' },
  { cents: '13', reason: isDirectDebit(context.scheme) ? 'DNOR' : 'CNOR' },
  { cents: '14', reason: 'TM01' },
];

const centsReturns = (context: SuiteContext): readonly Row[] => {
  if (isInstant(context)) return [];
  const within = isDirectDebit(context.scheme) ? '20bd' : '4bd';
  return [
    { cents: '21', message: 'pacs.004', reason: 'AC04', within },
    { cents: '22', message: 'pacs.004', reason: 'MD07', within },
    ...(context.scheme === 'core' ? [{ cents: '23', message: 'pacs.004', reason: 'MD06', within }] : []),
    { cents: '51', message: 'pacs.002', reason: 'ED05', within },
  ];
};

const byItsCents = (context: SuiteContext): TestCase[] => [
  rejected(context, 'A payment is rejected by its cents', centsRejections(context), byCents),
  ...(isInstant(context)
    ? []
    : [thenAnswered(context, 'A payment is sent back by its cents', centsReturns(context), byCents)]),
];

/** The reactions that commands and cents of a payment select. */
export const commandCases = (context: SuiteContext): CaseFile[] => {
  const cases: TestCase[] = [
    rejected(context, 'A payment is rejected by its command', rejections(context), byCommand),
    ...(isInstant(context)
      ? []
      : [thenAnswered(context, 'A payment is sent back by its command', returns(context), byCommand)]),
    incomingAndLater(context),
    mirrored(context),
    late(context),
    twice(context),
    ...(isInstant(context) ? [] : [silent(context)]),
    corrupt(context),
    ...(context.rulebook === '2025' ? byItsCents(context) : []),
  ];
  return caseFiles('command', cases);
};
