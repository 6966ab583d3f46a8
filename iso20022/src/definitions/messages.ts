import type { MessageDefinition } from '../model/message-definition.ts';
import { camt027V06 } from './camt.027.001.06.ts';
import { camt027V07 } from './camt.027.001.07.ts';
import { camt029V03 } from './camt.029.001.03.ts';
import { camt029V08 } from './camt.029.001.08.ts';
import { camt029V09 } from './camt.029.001.09.ts';
import { camt052V08 } from './camt.052.001.08.ts';
import { camt053V02 } from './camt.053.001.02.ts';
import { camt053V08 } from './camt.053.001.08.ts';
import { camt054V08 } from './camt.054.001.08.ts';
import { camt055V08 } from './camt.055.001.08.ts';
import { camt056V01 } from './camt.056.001.01.ts';
import { camt056V08 } from './camt.056.001.08.ts';
import { camt087V05 } from './camt.087.001.05.ts';
import { camt087V06 } from './camt.087.001.06.ts';
import { head001V01 } from './head.001.001.01.ts';
import { head001V02 } from './head.001.001.02.ts';
import { pacs002V03 } from './pacs.002.001.03.ts';
import { pacs002V10 } from './pacs.002.001.10.ts';
import { pacs003V02 } from './pacs.003.001.02.ts';
import { pacs003V08 } from './pacs.003.001.08.ts';
import { pacs004V02 } from './pacs.004.001.02.ts';
import { pacs004V09 } from './pacs.004.001.09.ts';
import { pacs007V02 } from './pacs.007.001.02.ts';
import { pacs007V09 } from './pacs.007.001.09.ts';
import { pacs008V02 } from './pacs.008.001.02.ts';
import { pacs008V08 } from './pacs.008.001.08.ts';
import { pacs009V08 } from './pacs.009.001.08.ts';
import { pacs028V01 } from './pacs.028.001.01.ts';
import { pacs028V03 } from './pacs.028.001.03.ts';
import { pain001V03 } from './pain.001.001.03.ts';
import { pain001V09 } from './pain.001.001.09.ts';
import { pain002V03 } from './pain.002.001.03.ts';
import { pain002V10 } from './pain.002.001.10.ts';
import { pain007V02 } from './pain.007.001.02.ts';
import { pain007V09 } from './pain.007.001.09.ts';
import { pain008V02 } from './pain.008.001.02.ts';
import { pain008V08 } from './pain.008.001.08.ts';

/** Every message this validator knows. */
export const messageDefinitions: readonly MessageDefinition[] = [
  camt027V06,
  camt027V07,
  camt029V03,
  camt029V08,
  camt029V09,
  camt052V08,
  camt053V02,
  camt053V08,
  camt054V08,
  camt055V08,
  camt056V01,
  camt056V08,
  camt087V05,
  camt087V06,
  pacs002V03,
  pacs002V10,
  pacs003V02,
  pacs003V08,
  pacs004V02,
  pacs004V09,
  pacs007V02,
  pacs007V09,
  pacs008V02,
  pacs008V08,
  pacs009V08,
  pacs028V01,
  pacs028V03,
  pain001V03,
  pain001V09,
  pain002V03,
  pain002V10,
  pain007V02,
  pain007V09,
  pain008V02,
  pain008V08,
];

/** Headers that go before messages. */
export const headerDefinitions: readonly MessageDefinition[] = [head001V01, head001V02];
