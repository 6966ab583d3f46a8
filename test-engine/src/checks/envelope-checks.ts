import type { FileLimits } from '@clearbench/iso20022/envelopes/file-form';
import { servicesOf } from '@clearbench/iso20022/envelopes/services';
import { sameInstitution } from '@clearbench/iso20022/identifiers/bic';
import { fieldOf, type ReceivedFile, statedField } from '../clearing/received-file.ts';
import { fileBeforeCutOff } from './cut-off.ts';
import { type BulkFault, bulkFault, firstFault } from './fault.ts';
import { countOf } from './totals.ts';

/** A check of a file of bulks. */
type EnvelopeCheck = (received: ReceivedFile) => BulkFault | undefined;

const isWellFormed: EnvelopeCheck = ({ file }) =>
  file.wellFormed ? undefined : bulkFault('A07', 'FF01', 'notWellFormed');

/** A06: a file type that users send, consistent with the header. */
const isOfType: EnvelopeCheck = (received) => {
  const { form } = received.file;
  const named = statedField(received, 'fileType');
  if (form.direction === 'TS' && (named === undefined || named === form.fileType)) return undefined;
  return bulkFault('A06', 'FF01', 'fileTypeWrong', { named: named ?? '-', fileType: form.fileType });
};

/** A06: the service of this environment. */
const isOfService: EnvelopeCheck = (received) => {
  const { file, input } = received;
  const own = servicesOf[input.scheme].filter((service) => file.form.services.includes(service));
  const named = statedField(received, 'service') ?? file.form.services[0] ?? '';
  if (own.includes(named)) return undefined;
  return bulkFault('A06', 'FF01', 'serviceWrong', { named, expected: servicesOf[input.scheme].join(', ') });
};

const fitsSchema: EnvelopeCheck = ({ input }) =>
  input.messageErrors === 0 ? undefined : bulkFault('A08', 'FF01', 'fileSchemaErrors', { count: input.messageErrors });

const isFromSender: EnvelopeCheck = (received) => {
  const { bic } = received.input.sender;
  const named = fieldOf(received, 'sender');
  return bic === '' || sameInstitution(named, bic) ? undefined : bulkFault('A01', 'AGNT', 'fileSenderWrong', { named });
};

const isMeantForUs: EnvelopeCheck = (received) => {
  const expected = received.input.clearing.bic;
  const named = fieldOf(received, 'receiver');
  return sameInstitution(named, expected)
    ? undefined
    : bulkFault('A02', 'AGNT', 'fileReceiverWrong', { named, expected });
};

const isTest: EnvelopeCheck = (received) => {
  // Not every envelope profile has a test code, and some leave it optional; a missing element is an error of the schema.
  const named = statedField(received, 'testCode');
  const expected = received.input.sender.testCode;
  return named === undefined || named === expected
    ? undefined
    : bulkFault('A05', 'FF01', 'testCodeWrong', { named, expected });
};

const hasReference: EnvelopeCheck = (received) => {
  const named = fieldOf(received, 'reference');
  return /^[0-9A-Z]{1,16}$/.test(named) ? undefined : bulkFault('A99', 'FF01', 'fileReferenceWrong', { named });
};

const isNew: EnvelopeCheck = (received) => {
  const reference = fieldOf(received, 'reference');
  return received.input.seenFile?.(reference) === true
    ? bulkFault('A03', 'AM05', 'fileSeen', { reference })
    : undefined;
};

/** A04: the header has the right number of bulks. */
const countsFit: EnvelopeCheck = (received) => {
  const { form, bulks } = received.file;
  for (const { element, counter } of form.bulks) {
    const stated = counter === undefined ? '' : (received.file.header.get(counter) ?? '');
    const counted = bulks.filter((bulk) => bulk.element === element).length;
    if (counter === undefined || Number(stated) === counted) continue;
    return bulkFault('A04', 'FF01', 'counterWrong', { counter, stated, counted });
  }
  return undefined;
};

const holdsBulks: EnvelopeCheck = ({ file }) =>
  file.bulks.length > 0 ? undefined : bulkFault('A99', 'FF01', 'fileEmpty');

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** A09: within the limit of the environment or, without one, of the envelope. */
const isWithinLimits: EnvelopeCheck = ({ input, file, intakes }) => {
  const counts = intakes.map(({ message }) => countOf(message));
  const found: Required<FileLimits> = {
    bytes: input.bytes.length,
    bulks: file.bulks.length,
    transactions: sum(counts),
    transactionsOfBulk: Math.max(0, ...counts),
  };
  for (const name of ['bytes', 'bulks', 'transactions', 'transactionsOfBulk'] as const) {
    const most = input.limits?.[name] ?? file.form.limits?.[name];
    const counted = found[name] ?? 0;
    if (most === undefined || counted <= most) continue;
    return bulkFault('A09', 'FF01', `fileTooLarge.${name}`, { counted, most });
  }
  return undefined;
};

/** The first fault for which a file of bulks is rejected before its bulks are checked. */
export const envelopeFault = (received: ReceivedFile): BulkFault | undefined =>
  firstFault<ReceivedFile, BulkFault>(
    [
      isWellFormed,
      isOfType,
      isOfService,
      fitsSchema,
      isFromSender,
      isMeantForUs,
      isTest,
      hasReference,
      isNew,
      countsFit,
      holdsBulks,
      isWithinLimits,
      fileBeforeCutOff,
    ],
    received,
  );
