import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { createMessageReader } from './reader/read-message.ts';
import { schemeFor, schemesOf } from './rulebooks.ts';

/** Services of files, and local instruments: who has them is in that scheme. */
const schemeCodes: Readonly<Record<string, Scheme>> = {
  SCT: 'sct',
  INST: 'inst',
  COR: 'core',
  CORE: 'core',
  COR1: 'core',
  B2B: 'b2b',
};

const places = ['SrvcId', 'LclInstrm/Cd', 'OrgnlMsgNmId'];

/** A message about collections tells of some scheme of debits, no more. */
const schemeOfCode = (name: string, word: string): Scheme | undefined =>
  name === 'OrgnlMsgNmId' ? (/^pacs\.00[37]/.test(word) ? 'core' : undefined) : schemeCodes[word];

/** The scheme of a message if none is given: the one named at its beginning if that scheme exchanges the message, else the first that does. */
export const detectScheme = (start: Uint8Array): Scheme => {
  const indications: { readonly name: string; readonly scheme: Scheme }[] = [];
  const reader = createMessageReader({
    select: places,
    onNode: ({ name, text }) => {
      const scheme = schemeOfCode(name, text.trim());
      if (scheme !== undefined) indications.push({ name, scheme });
    },
  });
  reader.push(start);
  const { messageType } = reader.finish();
  const possible = messageType === undefined ? [] : schemesOf(messageType);
  const fitting = indications.filter(({ scheme }) => possible.includes(scheme));
  const surest = fitting.find(({ name }) => name !== 'OrgnlMsgNmId') ?? fitting[0];
  return surest?.scheme ?? schemeFor(messageType);
};
