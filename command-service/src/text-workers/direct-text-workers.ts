import { Failure } from '@clearbench/contracts/failure';
import { directSuiteWork } from '../suite-work/direct-suite-work.ts';
import { textTasks } from './text-tasks.ts';
import type { PlainTextWorkers } from './text-workers.ts';

const never = () => false;

const finished = async <Result>(work: Result | Promise<Result>): Promise<NonNullable<Awaited<Result>>> => {
  const result = await work;
  if (result === undefined || result === null) throw new Failure('file.checkSuperseded');
  return result;
};

/** Text workers in the thread of the caller, for runs without a server; no task is cancelled. */
export const directTextWorkers = (): PlainTextWorkers => ({
  ...directSuiteWork(),
  check: (bytes, profile) => finished(textTasks.check({ bytes, profile }, never)),
  indent: async (bytes) => textTasks.indent({ bytes }),
  writeComments: async (bytes, report) => textTasks.writeComments({ bytes, report }),
  removeComments: async (bytes) => textTasks.removeComments({ bytes }),
  newIds: async (bytes, options) => textTasks.newIds({ bytes, options }),
  upgrade: async (bytes, target) => textTasks.upgrade({ bytes, target }),
  referencedMessageIds: async (bytes) => textTasks.referencedMessageIds({ bytes }),
  fileIdentity: async (bytes, forms) => textTasks.fileIdentity({ bytes, ...(forms && { forms }) }),
  historyQuery: async (bytes, forms) => textTasks.historyQuery({ bytes, ...(forms && { forms }) }),
  extractPayments: async (bytes, wanted) => textTasks.extractPayments({ bytes, wanted }),
  fingerprints: async (bytes, except = []) => textTasks.fingerprints({ bytes, except }),
  clear: (job) => finished(textTasks.clear(job, never)),
  incoming: async (job) => textTasks.incoming(job),
  answerDelivery: async (job) => textTasks.answerDelivery(job),
  answersByScenario: async (input) => textTasks.answersByScenario(input),
  breakRule: async (bytes, ruleId, profile) => textTasks.breakRule({ bytes, ruleId, profile }),
  readRules: async (text, owner) => textTasks.readRules({ text, owner }),
  readEnvelopeProfile: async (input) => textTasks.readEnvelopeProfile(input),
  testEnvelopeProfile: async (input) => textTasks.testEnvelopeProfile(input),
  dryRun: async (input) => textTasks.dryRun(input),
  renderTemplate: async (job) => textTasks.renderTemplate(job),
  generateLoadFile: async (job) => textTasks.generateLoadFile(job),
});
