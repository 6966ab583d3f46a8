import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { type EnvelopeProfileFile, envelopeProfileFile } from '@clearbench/contracts/envelope/profile-file';
import { readStructure } from '@clearbench/contracts/structured-text';
import { readYaml } from '@clearbench/yaml-reader/read-yaml';

const read = boundedCache<EnvelopeProfileFile>(100);

/** The profile of a stored text, which was checked when it was saved; undefined for a text that no longer matches the schema. */
export const storedProfile = (text: string): EnvelopeProfileFile | undefined => {
  const known = read.get(text);
  if (known !== undefined) return known;
  const found = readStructure(envelopeProfileFile, readYaml(text).value);
  if (!('data' in found)) return undefined;
  read.set(text, found.data);
  return found.data;
};
