import type { HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import type { FileForm } from './file-form.ts';
import { type HeaderElement, headerTree } from './header-tree.ts';

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

type Line = { readonly type: string; readonly isOptional: boolean };
type Element = HeaderElement<Line>;

const isOptional = ({ field, children }: Element): boolean => field?.isOptional ?? children.every(isOptional);

/** The type of a container has its number in the order of the header. */
const typeIn = (containers: readonly Element[], element: Element): string =>
  element.field?.type ?? `Container${containers.indexOf(element) + 1}`;

const containersIn = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => (element.field === undefined ? [element, ...containersIn(element.children)] : []));

const linesOf = (containers: readonly Element[], elements: readonly Element[]): string =>
  elements
    .map((element) => `\n  ${element.name}${isOptional(element) ? '?' : ''} ${typeIn(containers, element)}`)
    .join('');

/** The elements of a header: its fields, then its counters. */
const headerOf = ({ fields, bulks }: FileForm): readonly Element[] =>
  headerTree([
    ...fields.map(({ meaning, element, isOptional: isLeftOut = false }) => ({
      path: element,
      field: { type: typeOfField[meaning], isOptional: isLeftOut },
    })),
    ...bulks.flatMap(({ counter }) =>
      counter === undefined ? [] : [{ path: counter, field: { type: 'Count', isOptional: false } }],
    ),
  ]);

/** The structure of a file in the notation of definitions: its header, its counters and its bulks. */
export const notationOfForm = (form: FileForm): string => {
  const header = headerOf(form);
  const containers = containersIn(header);
  const types = containers.map(
    (container, index) => `\n\nContainer${index + 1}${linesOf(containers, container.children)}`,
  );
  const bulks = form.bulks.map(({ element }) => `  ${element}* Bulk`).join('\n');
  return `File${linesOf(containers, header)}\n${bulks}${types.join('')}\n\nBulk = any\n${headerTypes}`;
};
