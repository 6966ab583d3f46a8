import type { HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import type { FileForm, HeaderField } from './file-form.ts';

// What the values must be is said by the rules of files, which can be silenced one by one.
const headerTypes = `
Institution = text 1..35

FileReference = text 1..35

FileName = text 1..32

TestCode = text 1..4

Service = text 1..4

FileType = text 1..4

Time = dateTime

Day = date

Cycle = pattern [0-9]{1,2}

Count = pattern [0-9]{1,6}

Code = pattern [A-Z0-9]{1,4}
`;

/** The type of each header field. */
export const typeOfField: Readonly<Record<HeaderMeaning, string>> = {
  sender: 'Institution',
  receiver: 'Institution',
  reference: 'FileReference',
  service: 'Service',
  testCode: 'TestCode',
  fileType: 'FileType',
  createdAt: 'Time',
  originalReference: 'FileReference',
  originalName: 'FileName',
  originalCreatedAt: 'Time',
  rejectionReason: 'Code',
  businessDate: 'Day',
  routing: 'Code',
  cycle: 'Cycle',
};

const fieldLine = ({ meaning, element, isOptional }: HeaderField): string =>
  `\n  ${element}${isOptional ? '?' : ''} ${typeOfField[meaning]}`;

/** The structure of a file in the notation of definitions: its header, its counters and its bulks. */
export const notationOfForm = ({ fields, bulks }: FileForm): string => {
  const counters = bulks.flatMap(({ counter }) => (counter === undefined ? [] : [`\n  ${counter} Count`]));
  const header = [...fields.map(fieldLine), ...counters].join('');
  return `File${header}\n${bulks.map(({ element }) => `  ${element}* Bulk`).join('\n')}\n\nBulk = any\n${headerTypes}`;
};
