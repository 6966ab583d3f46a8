import type { Rule } from '../../rule.ts';
import { formOfTheFile } from './h-01-form-of-the-file.ts';
import { senderAndReceiver } from './h-02-sender-and-receiver.ts';
import { serviceOfTheFile } from './h-03-service-of-the-file.ts';
import { testCode } from './h-04-test-code.ts';
import { fileTypeOfTheDirection } from './h-05-file-type-of-the-direction.ts';
import { fileReference } from './h-06-file-reference.ts';
import { fileDate } from './h-07-file-date.ts';
import { bulkCounters } from './h-08-bulk-counters.ts';
import { fileName } from './h-09-file-name.ts';
import { sizeOfTheFile } from './h-10-size-of-the-file.ts';

/** Rules about the headers of the files clearings wrap messages into. */
export const fileHeaderRules: readonly Rule[] = [
  formOfTheFile,
  senderAndReceiver,
  serviceOfTheFile,
  testCode,
  fileTypeOfTheDirection,
  fileReference,
  fileDate,
  bulkCounters,
  fileName,
  sizeOfTheFile,
];
