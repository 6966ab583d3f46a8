import type { ErrorKey } from '@clearbench/contracts/errors';

/**
 * The expected error for a file or an environment of others: the same as for an unknown id, so that a caller cannot
 * find out what exists. Maintained by hand, like the groups; a route for users that is missing from both lists fails
 * the authorisation matrix of the real product.
 */
export const elsewhere: Readonly<Record<string, ErrorKey>> = {
  listFiles: 'simEnv.notFound',
  listRemovedFiles: 'simEnv.notFound',
  listTemplates: 'simEnv.notFound',
  readTemplateLayout: 'simEnv.notFound',
  importTemplate: 'simEnv.notFound',
  generateFile: 'simEnv.notFound',
  uploadFile: 'simEnv.notFound',
  checkText: 'simEnv.notFound',
  readOwnScenarioList: 'simEnv.notFound',
  readOwnScenarioVersion: 'simEnv.notFound',
  saveOwnScenarioList: 'simEnv.notFound',
  dryRunScenarios: 'simEnv.notFound',
  readFile: 'file.notFound',
  readContent: 'file.notFound',
  readContentPiece: 'file.notFound',
  searchContent: 'file.notFound',
  readReport: 'file.notFound',
  readCheckProfile: 'file.notFound',
  readAnnotation: 'file.notFound',
  listVersions: 'file.notFound',
  listTransfers: 'file.notFound',
  readConversation: 'file.notFound',
  compareWithOriginal: 'file.notFound',
  copyFile: 'file.notFound',
  upgradeFile: 'file.notFound',
  deleteFile: 'file.notFound',
  restoreFile: 'file.notFound',
  newIds: 'file.notFound',
  compareVersions: 'file.notFound',
  sendFile: 'file.notFound',
  switchFileDirection: 'file.notFound',
  saveContent: 'file.notFound',
  renameFile: 'file.notFound',
  indentFile: 'file.notFound',
  reportComments: 'file.notFound',
  validateFile: 'file.notFound',
};

/** Routes for users without a file or an environment in the path: every user gets their own data. */
export const unassignedRoute: readonly string[] = [
  'readProfile',
  'changeProfile',
  'readOwnPlan',
  'listSimEnvs',
  'checkScenarioList',
  'readBuiltInScenarios',
  'listTokens',
  'createToken',
  'rotateToken',
  'revokeToken',
];
