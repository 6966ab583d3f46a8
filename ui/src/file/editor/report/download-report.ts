import type { ValidationReport } from '@clearbench/contracts/file/validation-report';

const nameOf = (fileName: string): string => `${fileName.replace(/\.xml$/i, '')}.report.json`;

/** Hands the whole report over as a JSON file. */
export const downloadReport = (report: ValidationReport, fileName: string): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: nameOf(fileName) });
  link.click();
  URL.revokeObjectURL(address);
};
