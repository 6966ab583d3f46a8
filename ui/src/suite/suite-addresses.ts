import { exportSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import { urlOf } from '../http/build-request.ts';

/** The address of a suite. */
export const pathOfSuite = (suiteId: string): string => `/suite/${encodeURIComponent(suiteId)}`;

type TextPosition = { readonly line: number; readonly column: number };

/** The address of a file of a suite, and of a place in its text. */
export const pathOfSuiteFile = (suiteId: string, path: string, position?: TextPosition): string => {
  const query = new URLSearchParams({ path });
  if (position) query.set('at', `${position.line}:${position.column}`);
  return `${pathOfSuite(suiteId)}/file?${query}`;
};

/** The address of the download of a suite as an archive. */
export const pathOfArchive = (suiteId: string): string => urlOf(exportSuiteRoute, { params: { suiteId } });
