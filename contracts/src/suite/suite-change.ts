import { z } from 'zod';
import { largestSuiteFile, longestSuitePath, mostSuiteFiles } from './limits.ts';

export const suitePath = z.string().min(1).max(longestSuitePath);
export const suiteText = z.string().max(largestSuiteFile);

/** A change of the files of a suite. */
export const suiteFilesChange = z.discriminatedUnion('type', [
  z.object({
    /** Writes a file; `basedOn` is the version that the editor showed, 0 for a new file. */
    type: z.literal('save'),
    path: suitePath,
    text: suiteText,
    basedOn: z.number().int().min(0),
  }),
  z.object({
    /** Renames a file; the list of cases follows. */
    type: z.literal('rename'),
    path: suitePath,
    newPath: suitePath,
  }),
  z.object({ type: z.literal('remove'), path: suitePath }),
  z.object({
    /** Copies a file; a copied case comes after its original. */
    type: z.literal('duplicate'),
    path: suitePath,
  }),
  z.object({
    /** The files of all cases in their new order. */
    type: z.literal('reorder'),
    cases: z.array(suitePath).max(mostSuiteFiles),
  }),
  z.object({
    /** Changes the title in suite.yaml. */
    type: z.literal('retitle'),
    title: z.string().trim().min(1).max(200),
  }),
  z.object({
    /** All files get the content that they had in a version. */
    type: z.literal('restore'),
    version: z.number().int().min(1),
  }),
]);
export type SuiteFilesChange = z.infer<typeof suiteFilesChange>;
