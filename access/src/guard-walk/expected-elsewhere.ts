import type { ErrorKey } from '@clearbench/contracts/errors';

/**
 * What somebody is told who names a file or an environment of others: the very answer an unknown id gets, so that
 * nobody can find out what exists. Written down by hand, like the groups; routes for users that stand in neither list
 * fail the walk over the real product.
 */
export const elsewhere: Readonly<Record<string, ErrorKey>> = {
  listFiles: 'simEnv.notFound',
  listRemovedFiles: 'simEnv.notFound',
  listTemplates: 'simEnv.notFound',
  readTemplateLayout: 'simEnv.notFound',
  importTemplate: 'simEnv.notFound',
  uploadFile: 'simEnv.notFound',
  checkText: 'simEnv.notFound',
  readFile: 'file.notFound',
  readContent: 'file.notFound',
  readContentPiece: 'file.notFound',
  searchContent: 'file.notFound',
  readReport: 'file.notFound',
  readCheckProfile: 'file.notFound',
  readAnnotation: 'file.notFound',
  listVersions: 'file.notFound',
  listTransfers: 'file.notFound',
  copyFile: 'file.notFound',
  deleteFile: 'file.notFound',
  restoreFile: 'file.notFound',
  sendFile: 'file.notFound',
  turnFileRound: 'file.notFound',
  saveContent: 'file.notFound',
  renameFile: 'file.notFound',
  indentFile: 'file.notFound',
  reportComments: 'file.notFound',
  validateFile: 'file.notFound',
};

/** Calls for users that name neither a file nor an environment: everybody gets their own. */
export const nobodysPlace: readonly string[] = [
  'readProfile',
  'changeProfile',
  'readOwnPlan',
  'listTimeZones',
  'listSimEnvs',
  'listTokens',
  'makeToken',
  'revokeToken',
];
