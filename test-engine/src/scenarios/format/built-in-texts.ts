import { writeYaml } from '@clearbench/yaml-reader/write-yaml';
import { builtInLists } from '../built-in/built-in-lists.ts';

/** The rule lists of the product as texts in the format of the lists of administrators. */
export const builtInTexts = { commands: writeYaml(builtInLists.commands), cents: writeYaml(builtInLists.cents) };
