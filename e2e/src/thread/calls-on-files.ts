import type { Route } from '@clearbench/contracts/route';
import type { ChannelNames } from '../channel/channels.ts';
import type { RunNames } from './own-run.ts';
import { verificationOf } from './payee-verification-calls.ts';

/** The names of a file, its environment, a suite, a run, an answer in a channel and a verification of a payee in a call. */
export type FileNames = RunNames &
  ChannelNames & {
    readonly fileId: string;
    readonly environmentToken: string;
    readonly suiteId: string;
    readonly verificationId: string;
  };

/** The body with which a call passes validation; the ids of path and query are filled in for all. */
const bodies: Readonly<Record<string, (names: FileNames) => unknown>> = {
  importTemplate: ({ environmentToken }) => ({
    templateName: 'sct-typical',
    envToken: environmentToken,
    rbVersion: '2025',
    values: { fileName: 'mine.xml', fields: {} },
  }),
  generateFile: ({ environmentToken }) => ({
    templateName: 'sct-typical',
    envToken: environmentToken,
    transactions: 2,
  }),
  uploadFile: () => '<Document/>',
  checkText: () => '<Document/>',
  saveContent: () => '<Document/>',
  renameFile: () => 'mine.xml',
  upgradeFile: () => ({ rbVersion: '2025' }),
  checkImpact: ({ environmentToken }) => ({ environmentToken }),
  switchFileDirection: () => ({}),
  reportComments: () => ({ shown: true }),
  validateFile: ({ fileId }) => ({ fileId }),
  saveOwnScenarioList: () => ({ text: '' }),
  setSimEnvClock: () => ({ kind: 'fixed' }),
  advanceSimEnvClock: () => ({ to: 'cutOff' }),
  resetSimEnvMemory: () => ({}),
  changePlannedAnswer: () => ({ action: 'hold' }),
  editPlannedAnswer: () => ({ text: '<Document/>' }),
  answerDelivery: () => ({ action: 'accept' }),
  verifyPayee: () => ({}),
  requestIncoming: ({ fileId }) => ({ from: { fileId } }),
  requestPayeeVerification: () => {
    const { requestingAgent: _, ...request } = verificationOf('Hanna Beispiel');
    return request;
  },
  dryRunScenarios: ({ fileId, environmentToken }) => ({ fileId, environmentToken }),
  createSuite: ({ environmentToken }) => ({ environmentToken, title: 'Mine' }),
  changeSuite: () => ({ type: 'retitle', title: 'Mine' }),
  checkSuiteFile: () => ({ path: 'a.yaml', text: '' }),
  putExchangeFile: () => '<Document/>',
  makeCase: ({ fileId, suiteId }) => ({ fileId, title: 'Mine', suite: { suiteId } }),
  importSuite: () => 'an archive',
  replaceSuite: () => 'an archive',
  startSuiteRun: ({ environmentToken, suiteId }) => ({ environmentToken, suiteId }),
  rerunSuiteRun: () => ({ onlyFailed: false }),
};
const queries: Readonly<Record<string, object>> = {
  uploadFile: { rbVersion: '2025', fileName: 'a.xml' },
  checkText: { rbVersion: '2025' },
  sendFile: { action: 'send' },
  readTemplateLayout: { rbVersion: '2025' },
  listFiles: { rbVersion: '2025' },
  searchContent: { text: 'Document' },
  compareVersions: { from: 1, to: 2 },
  readSuiteFile: { path: 'suite.yaml' },
  compareSuiteVersions: { from: 1, to: 1 },
};

/** The input of a route that names a file or an environment. */
export const callOnFile = ({ name, ifMatch }: Route, names: FileNames) => ({
  params: {
    ...names,
    name: 'sct-typical',
    version: 1,
    transferId: 't',
    answerId: 'a',
    bic: 'ZYAADEF0',
    messageId: 'm',
  },
  query: { ...names, ...queries[name] },
  ...(bodies[name] ? { body: bodies[name](names) } : {}),
  ...(ifMatch ? { ifMatch: 1 } : {}),
});
