import type { EnvelopeProfile } from './envelope-profile.ts';

const headerTypes = `
Institution = pattern [A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?

FileReference = pattern [0-9A-Z]{1,16}

FileName = text 1..32

TestCode = code T P

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

/** Makes the forms of a service's files, which begin alike and end with their counters. */
export const fileForms =
  (root: string, services: readonly string[]) =>
  (fileType: string, fields: string, bulks: Bulks): EnvelopeProfile => ({
    fileType,
    root,
    namespace: `urn:clearbench:csm:${fileType.toLowerCase()}`,
    header: `${begin}${fields}${bulks.map(({ counter }) => (counter ? `\n  ${counter} Count` : '')).join('')}`,
    types: `${headerTypes}\nService = code ${services.join(' ')}\n\nFileType = code ${fileType}\n`,
    bulks,
  });
