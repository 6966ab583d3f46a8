import { basename } from 'node:path';

/** Instructions for the operator where a file of the data folder is damaged. */
export const damageSentence = (file: string): string =>
  basename(file) === 'documents.db'
    ? `${file} is damaged, and nothing is saved any more. Stop Clearbench and run npm run verify. If the log is right, move documents.db away: read models are built anew from the log at the next start; letters not sent yet are lost.`
    : `${file} is damaged, and nothing is saved any more. Stop Clearbench. Restore a backup to another folder, and run npm run verify on it.`;
