import type { Envelope } from '@clearbench/iso20022/envelopes/envelopes';
import type { FileForm } from '@clearbench/iso20022/envelopes/file-form';
import { nearest } from '../nearest.ts';
import { addFinding } from '../report/findings.ts';
import { currentLocation } from './message-type-findings.ts';
import { presentName, type ValidationState } from './validation-state.ts';

type FileFinding = {
  readonly variant: string;
  readonly value: string;
  readonly expected: string;
  readonly params: Readonly<Record<string, string>>;
};

const report = (v: ValidationState, found: FileFinding): void => {
  const location = currentLocation(v);
  addFinding(v.findings, 'H-01', 'Error', () => ({ ...found, ...location, layer: 'clearing' }));
};

/** Says that the document element is not the one files of its namespace begin with. */
export const reportFileRoot = (v: ValidationState, { root: expected, fileType }: FileForm): void => {
  const value = presentName(v);
  report(v, { variant: 'root', value, expected, params: { fileType } });
};

/** Says that the document element is that of a file, but its namespace that of none. */
export const reportFileNamespace = (v: ValidationState, namespace: string, meant: readonly Envelope[]): void => {
  const namespaces = meant.map(({ form }) => form.namespace);
  const expected = nearest(namespace, namespaces, 100) ?? namespaces[0] ?? '';
  report(v, { variant: 'namespace', value: namespace || '-', expected, params: { root: presentName(v) } });
};
