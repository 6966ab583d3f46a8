import type { MessageDefinition } from '../model/message-definition.ts';
import { camt029V03 } from './camt.029.001.03.ts';
import { camt029V09 } from './camt.029.001.09.ts';
import { camt056V01 } from './camt.056.001.01.ts';
import { camt056V08 } from './camt.056.001.08.ts';
import { pacs002V03 } from './pacs.002.001.03.ts';
import { pacs002V10 } from './pacs.002.001.10.ts';
import { pacs004V02 } from './pacs.004.001.02.ts';
import { pacs004V09 } from './pacs.004.001.09.ts';
import { pacs008V02 } from './pacs.008.001.02.ts';
import { pacs008V08 } from './pacs.008.001.08.ts';
import { pacs028V01 } from './pacs.028.001.01.ts';
import { pacs028V03 } from './pacs.028.001.03.ts';

/** Every message this validator knows. */
export const messageDefinitions: readonly MessageDefinition[] = [
  camt029V03,
  camt029V09,
  camt056V01,
  camt056V08,
  pacs002V03,
  pacs002V10,
  pacs004V02,
  pacs004V09,
  pacs008V02,
  pacs008V08,
  pacs028V01,
  pacs028V03,
];
