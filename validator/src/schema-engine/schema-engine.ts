import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { ParseOption, XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';
import type { XsdFault } from '../formats/xsd-fault.ts';
import { type Deviation, type PlacedDeviation, withoutRepeats } from './deviation.ts';
import { locateDeviations } from './locate-deviations.ts';

/** Lines past 65,535 are counted too; nothing is fetched. */
const option = ParseOption.XML_PARSE_BIG_LINES | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE;
/** Deviations that are placed; more than a report lists. */
const mostDeviations = 1_000;

type Schema = { readonly validator: XsdValidator; readonly dispose: () => void };

/** What an engine says of one message: where it deviates, and how often in all. */
export type SchemaVerdict = { readonly deviations: readonly PlacedDeviation[]; readonly count: number };

const compiled = (xsd: Uint8Array): Schema => {
  const document = XmlDocument.fromBuffer(xsd, { option });
  try {
    const validator = XsdValidator.fromDoc(document);
    return {
      validator,
      dispose: () => {
        validator.dispose();
        document.dispose();
      },
    };
  } catch (error) {
    document.dispose();
    throw error;
  }
};

/** Why the engine cannot use a schema; undefined where it can. */
export const faultOfSchema = (xsd: Uint8Array): XsdFault | undefined => {
  try {
    compiled(xsd).dispose();
    return undefined;
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    const [first] = error.details;
    const what = (first?.message ?? error.message).replaceAll(/\{[^{}]*\}/g, '').trim();
    return { key: 'xsdInvalid', line: Math.max(1, first?.line ?? 1), what: what.slice(0, 300) };
  }
};

const deviationsIn = ({ validator }: Schema, bytes: Uint8Array): readonly Deviation[] => {
  let message: XmlDocument | undefined;
  try {
    message = XmlDocument.fromBuffer(bytes, { option });
    validator.validate(message);
    return [];
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return withoutRepeats(error.details.map(({ line, xpath = '', message: text }) => ({ line, xpath, message: text })));
  } finally {
    message?.dispose();
  }
};

/** Schemas kept ready by their name; what they take of the engine's memory is given back. */
const ready = boundedCache<Schema>(4, { evicted: ({ dispose }) => dispose() });

const schemaNamed = (name: string, xsd: Uint8Array): Schema => {
  const known = ready.get(name);
  if (known) return known;
  const schema = compiled(xsd);
  ready.set(name, schema);
  return schema;
};

/**
 * Checks a well-formed message without document type against a schema. It may take any time and memory a schema makes
 * it take: call it where it can be ended, and not again where it threw.
 */
export const checkBySchema = (name: string, xsd: Uint8Array, message: Uint8Array): SchemaVerdict => {
  const found = deviationsIn(schemaNamed(name, xsd), message);
  return { deviations: locateDeviations(message, found.slice(0, mostDeviations)), count: found.length };
};
