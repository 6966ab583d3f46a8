import { z } from 'zod';
import { committed, route } from '../route.ts';
import { codeListContent, listedCode } from './events.ts';
import { codeListNamePattern, codePattern, longestListName, longestText, mostCodes } from './patterns.ts';

const name = z.string().max(longestListName).regex(codeListNamePattern);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const overview = z.object({
  name,
  title: z.string(),
  /** True for a built-in list. */
  builtIn: z.boolean(),
  /** True where an administrator changed or added the list. */
  changed: z.boolean(),
  subsetOf: z.string().optional(),
  count: z.number().int(),
  /** 0 for an unchanged built-in list. */
  version: z.number().int(),
  /** Ids of the rules that use the list or one of its subsets. */
  rules: z.array(z.string()),
});
export type CodeListOverview = z.infer<typeof overview>;

export const listCodeListsRoute = route({
  name: 'listCodeLists',
  summary: 'Every code list, by name.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/codelist/',
  allow: 'admin',
  scope: 'administer',
  reply: z.array(overview),
  errors: [],
});

export const codeListDetails = codeListContent.extend({
  name,
  builtIn: z.boolean(),
  changed: z.boolean(),
  version: z.number().int(),
  usedBy: z.object({
    /** Ids of the rules that use the list itself. */
    rules: z.array(z.string()),
    /** Subsets of the list, each with its codes and the rules that use it. */
    subsets: z.array(
      z.object({
        name,
        title: z.string(),
        builtIn: z.boolean(),
        codes: z.array(z.string()),
        rules: z.array(z.string()),
      }),
    ),
    /** Titles of the templates that use each code, by code. */
    templates: z.record(z.string(), z.array(z.string())),
  }),
});
export type CodeListDetails = z.infer<typeof codeListDetails>;

export const readCodeListRoute = route({
  name: 'readCodeList',
  summary: 'One code list with its codes and its uses.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/codelist/:name/',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ name }),
  reply: codeListDetails,
  errors: ['codeList.notFound'],
});

const text = z.string().trim().max(longestText);
const codes = z
  .record(
    z.string().regex(codePattern),
    listedCode.extend({
      texts: z.record(z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/), text),
      validFrom: day.optional(),
      validTo: day.optional(),
    }),
  )
  .refine((listed) => Object.keys(listed).length <= mostCodes, { params: { max: mostCodes } });

export const saveCodeListRoute = route({
  name: 'saveCodeList',
  summary: 'Adds a code list, or changes the existing list if the version it is based on is given.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/codelist/',
  allow: 'admin',
  scope: 'administer',
  body: z.object({
    name,
    /** The version that the change is based on; 0 for an unchanged built-in list, absent for a new list. */
    basedOn: z.number().int().min(0).optional(),
    title: z.string().trim().min(1).max(80),
    subsetOf: name.optional(),
    codes,
  }),
  reply: committed.extend({ name, version: z.number().int() }),
  errors: [
    'codeList.notFound',
    'codeList.alreadyAdded',
    'codeList.stale',
    'codeList.badPeriod',
    'codeList.notInParent',
    'codeList.badParent',
    'codeList.codeInUse',
  ],
});

export const deleteCodeListRoute = route({
  name: 'deleteCodeList',
  summary: 'Removes an unused code list; the codes of a built-in list of the same name apply again.',
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/codelist/:name/',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ name }),
  reply: committed,
  errors: ['codeList.notFound', 'codeList.builtIn', 'codeList.inUse', 'codeList.codeInUse', 'codeList.notInParent'],
});

/** Largest size of a CSV file in characters. */
export const longestCsv = 2_000_000;

export const readCodeListCsvRoute = route({
  name: 'readCodeListCsv',
  summary: 'Reads codes from a CSV file for a list; the file is not stored.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/codelist/csv',
  allow: 'admin',
  scope: 'administer',
  body: z.object({ csv: z.string().max(longestCsv) }),
  reply: z.object({ codes: z.record(z.string(), listedCode) }),
  errors: ['codeList.badCsv'],
});

export const exportCodeListRoute = route({
  name: 'exportCodeList',
  summary: 'A code list as a CSV file.',
  side: 'command',
  method: 'GET',
  path: '/api/admin/codelist/:name/csv',
  allow: 'admin',
  scope: 'administer',
  params: z.object({ name }),
  reply: z.string(),
  replyType: 'text/csv',
  errors: ['codeList.notFound'],
});
