import type { MessageDefinition } from '../model/message-definition.ts';
import camt027V06 from './messages/camt.027.001.06.json' with { type: 'json' };
import camt027V07 from './messages/camt.027.001.07.json' with { type: 'json' };
import camt029V03 from './messages/camt.029.001.03.json' with { type: 'json' };
import camt029V08 from './messages/camt.029.001.08.json' with { type: 'json' };
import camt029V09 from './messages/camt.029.001.09.json' with { type: 'json' };
import camt052V08 from './messages/camt.052.001.08.json' with { type: 'json' };
import camt053V02 from './messages/camt.053.001.02.json' with { type: 'json' };
import camt053V08 from './messages/camt.053.001.08.json' with { type: 'json' };
import camt054V08 from './messages/camt.054.001.08.json' with { type: 'json' };
import camt055V08 from './messages/camt.055.001.08.json' with { type: 'json' };
import camt056V01 from './messages/camt.056.001.01.json' with { type: 'json' };
import camt056V08 from './messages/camt.056.001.08.json' with { type: 'json' };
import camt087V05 from './messages/camt.087.001.05.json' with { type: 'json' };
import camt087V06 from './messages/camt.087.001.06.json' with { type: 'json' };
import head001V01 from './messages/head.001.001.01.json' with { type: 'json' };
import head001V02 from './messages/head.001.001.02.json' with { type: 'json' };
import pacs002V03 from './messages/pacs.002.001.03.json' with { type: 'json' };
import pacs002V10 from './messages/pacs.002.001.10.json' with { type: 'json' };
import pacs003V02 from './messages/pacs.003.001.02.json' with { type: 'json' };
import pacs003V08 from './messages/pacs.003.001.08.json' with { type: 'json' };
import pacs004V02 from './messages/pacs.004.001.02.json' with { type: 'json' };
import pacs004V09 from './messages/pacs.004.001.09.json' with { type: 'json' };
import pacs007V02 from './messages/pacs.007.001.02.json' with { type: 'json' };
import pacs007V09 from './messages/pacs.007.001.09.json' with { type: 'json' };
import pacs008V02 from './messages/pacs.008.001.02.json' with { type: 'json' };
import pacs008V08 from './messages/pacs.008.001.08.json' with { type: 'json' };
import pacs009V08 from './messages/pacs.009.001.08.json' with { type: 'json' };
import pacs028V01 from './messages/pacs.028.001.01.json' with { type: 'json' };
import pacs028V03 from './messages/pacs.028.001.03.json' with { type: 'json' };
import pain001V03 from './messages/pain.001.001.03.json' with { type: 'json' };
import pain001V09 from './messages/pain.001.001.09.json' with { type: 'json' };
import pain002V03 from './messages/pain.002.001.03.json' with { type: 'json' };
import pain002V10 from './messages/pain.002.001.10.json' with { type: 'json' };
import pain007V02 from './messages/pain.007.001.02.json' with { type: 'json' };
import pain007V09 from './messages/pain.007.001.09.json' with { type: 'json' };
import pain008V02 from './messages/pain.008.001.02.json' with { type: 'json' };
import pain008V08 from './messages/pain.008.001.08.json' with { type: 'json' };
import otherMessages from './other-messages.json' with { type: 'json' };

/** The definitions that stand in files of their own. */
const ownFiles: readonly MessageDefinition[] = [
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

/** Messages and headers that no rulebook exchanges. */
export const otherDefinitions: readonly MessageDefinition[] = Object.entries(otherMessages).map(
  ([name, definition]) => ({
    name,
    types: {},
    ...definition,
  }),
);

/** Every message this validator knows. */
export const messageDefinitions: readonly MessageDefinition[] = [
  ...ownFiles,
  ...otherDefinitions.filter(({ isHeader = false }) => !isHeader),
];

/** Headers that go before messages. */
export const headerDefinitions: readonly MessageDefinition[] = [
  head001V01,
  head001V02,
  ...otherDefinitions.filter(({ isHeader = false }) => isHeader),
];
