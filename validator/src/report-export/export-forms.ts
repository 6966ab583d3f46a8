/** The forms in which reports are exported. */
export const exportForms = ['json', 'csv', 'junit', 'sarif', 'html'] as const;
export type ExportForm = (typeof exportForms)[number];
