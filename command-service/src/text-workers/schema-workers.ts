import { Failure } from '@clearbench/contracts/failure';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { namespacePrefix } from '@clearbench/iso20022/message-type';
import type { OwnStructure, Profile } from '@clearbench/iso20022/profile';
import { sniffMessage } from '@clearbench/iso20022/reader/sniff-message';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import { withDeviations, withoutVerdict } from '@clearbench/validator/schema-engine/with-deviations';
import type { SchemaReader } from './schema-reader.ts';
import type { Checked, PlainTextWorkers, TextWorkers } from './text-workers.ts';

/**
 * The structure with which an engine has to validate a message; undefined for a text that is not well-formed, or has
 * another document element.
 */
const engineStructure = ({ formats }: Profile, report: ValidationReport): OwnStructure | undefined => {
  const { validationSummary, validationMessages } = report;
  const { structure, isAccepted } = formats?.[validationSummary.messageType ?? ''] ?? {};
  const isLost = validationMessages.some(
    ({ ruleId, textKey, severity }) => (ruleId === 'T-01' && severity === 'Error') || textKey === 'finding.T-02.root',
  );
  return structure?.beyond && isAccepted !== false && !isLost ? structure : undefined;
};

const isBeyond = ({ formats = {} }: Profile): boolean =>
  Object.values(formats).some(({ structure, isAccepted }) => structure?.beyond !== undefined && isAccepted !== false);

const byEngine = ({ validationMessages }: ValidationReport): number =>
  validationMessages.filter(({ ruleId }) => ruleId === 'T-03').length;

const start = 65_536;

/** Whether the document is the message itself, and not an envelope. */
const isAlone = (
  { namespace, root }: OwnStructure,
  { validationSummary }: ValidationReport,
  bytes: Uint8Array,
): boolean => {
  const found = sniffMessage(bytes.subarray(0, start));
  const [wanted, name] =
    namespace === undefined ? [namespacePrefix + validationSummary.messageType, 'Document'] : [namespace, root.name];
  return found.namespace === wanted && found.rootName === name;
};

/** Text workers that leave the structure to an engine where the notation cannot express a schema. */
export const schemaWorkers = <Plain extends PlainTextWorkers>(
  textWorkers: Plain,
  reader: SchemaReader,
  contents: Pick<ContentStore, 'get'>,
): Plain & TextWorkers => {
  const reportOf = async (
    report: ValidationReport,
    structure: OwnStructure,
    bytes: Uint8Array,
    key: string | undefined,
  ): Promise<ValidationReport> => {
    if (!isAlone(structure, report, bytes)) return withoutVerdict(report, { why: 'carried' });
    const { sha256 } = structure;
    const result = await reader.check(sha256, await contents.get(sha256), bytes, key);
    if ('value' in result) return withDeviations(report, result.value);
    switch (result.ended) {
      case 'superseded':
        throw new Failure('file.checkSuperseded');
      case 'stopped':
        return withoutVerdict(report, { why: 'stopped', limit: reader.secondsFor(bytes) });
      case 'outOfMemory':
        return withoutVerdict(report, { why: 'outOfMemory', limit: reader.limits.megabytes });
      case 'broken':
        return withoutVerdict(report, { why: 'engineBroken' });
    }
  };
  const check = async (bytes: Uint8Array, profile: Profile, key?: string): Promise<Checked> => {
    const checked = await textWorkers.check(bytes, profile, key);
    const structure = engineStructure(profile, checked.report);
    return structure ? { ...checked, report: await reportOf(checked.report, structure, bytes, key) } : checked;
  };
  return {
    ...textWorkers,
    check,
    clear: async (job) => {
      if (!isBeyond(job.profile)) return textWorkers.clear(job);
      const { report } = await check(job.bytes, job.profile);
      return textWorkers.clear({ ...job, engineErrors: byEngine(report) });
    },
    readSchema: reader.read,
  };
};
