import { createNames, internName, type Names } from '@clearbench/xml/tokenizer/names';
import { typeLibraries } from '../definitions/type-libraries.ts';
import { loadedTypes, rootNames } from './message-models.ts';
import { definedNames } from './read-definition.ts';

let table: Names | undefined;
/** Number of libraries whose names the table has. */
let interned = 0;

/** Numbers of all names any known message uses; tokenizers share them. */
export const modelNames = (): Names => {
  if (table !== undefined && interned === typeLibraries.size) return table;
  table ??= createNames();
  for (const name of ['xmlns', 'Document', 'Ccy', ...rootNames]) internName(table, name);
  for (const name of new Set(loadedTypes().flatMap(definedNames))) internName(table, name);
  interned = typeLibraries.size;
  return table;
};
