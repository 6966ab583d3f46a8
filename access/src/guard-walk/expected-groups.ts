/**
 * Who each call is for, written down by hand and not read from the contract: a route that is not named here, or stands
 * in the wrong place, fails the walk.
 */
export const groups = {
  everybody: ['userInfo', 'loginUrls', 'heartbeat', 'readAppInfo', 'readTranslations', 'readFont'],
  session: ['signOut'],
  users: [
    'readProfile',
    'readOwnPlan',
    'listTimeZones',
    'listSimEnvs',
    'listTemplates',
    'listFiles',
    'readFile',
    'readContent',
    'readAnnotation',
    'listVersions',
    'listTransfers',
  ],
  canCreate: ['readTemplateLayout', 'importTemplate', 'uploadFile', 'copyFile'],
  canEdit: ['deleteFile', 'sendFile', 'turnFileRound', 'saveContent', 'renameFile', 'indentFile', 'reportComments'],
  canValidate: ['validateFile'],
  admins: ['anAdminRoute'],
} satisfies Record<string, string[]>;

export type Group = keyof typeof groups;
