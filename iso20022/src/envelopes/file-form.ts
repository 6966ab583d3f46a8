import type { EnvelopeProfile } from './envelope-profile.ts';

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

const begin = `
  SndgInst Institution
  RcvgInst Institution
  FileRef  FileReference
  SrvcId   Service
  TstCode  TestCode
  FType    FileType
  FDtTm    Time`;

/** Header fields of what the clearing says of a file it got. */
export const answerFields = `
  OrigFRef    FileReference
  OrigFName?  FileName
  OrigDtTm    Time
  FileRjctRsn Code
  FileBusDt   Day
  FileCycleNo Cycle`;

/** Header fields of what the clearing delivers. */
export const deliveryFields = `
  FileBusDt   Day
  RoutingInd  Code
  FileCycleNo Cycle`;

type Bulks = EnvelopeProfile['bulks'];

/** Two letters for the form and two digits for its version, service, BIC, anything up to 15 letters and digits, a letter for the type. */
const namePattern = '[A-Z][A-Z0-9][0-9]{2}(?<service>SCT|COR|B2B)(?<bic>[A-Z0-9]{8})[A-Z0-9]{0,15}\\.[A-Z]';

const limits = { bytes: 500_000_000, bulks: 500, transactionsOfBulk: 100_000 };

/** Makes the forms of a service's files, which begin alike and end with their counters. What a clearing delivers has fields of its own. */
export const fileForms =
  (root: string, services: readonly string[]) =>
  (fileType: string, fields: string, bulks: Bulks): EnvelopeProfile => ({
    fileType,
    direction: fields === '' ? 'TS' : 'ST',
    services,
    root,
    namespace: `urn:clearbench:csm:${fileType.toLowerCase()}`,
    header: `${begin}${fields}${bulks.map(({ counter }) => (counter ? `\n  ${counter} Count` : '')).join('')}`,
    types: headerTypes,
    bulks,
    fileName: { pattern: namePattern, sample: `CB01${services[0]?.slice(0, 3)}ZYDODEF0251015103000001.${fileType[0]}` },
    limits,
  });
