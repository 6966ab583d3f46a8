import { messages } from '../scope.ts';

/** What banks and clearings say of earlier payments. */
export const rMessages = messages('pacs.002', 'pacs.004', 'pacs.007', 'pacs.028', 'camt.029', 'camt.056');
