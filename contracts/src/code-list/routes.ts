import { z } from 'zod';
import { committed, route } from '../route.ts';
import { codeListContent, listedCode } from './events.ts';
import { codeListNamePattern, codePattern, longestListName, longestText, mostCodes } from './patterns.ts';

const name = z.string().max(longestListName).regex(codeListNamePattern);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const overview = z.object({
  name,
  title: z.string(),
  /** The product brings a list of that name. */
  builtIn: z.boolean(),
  /** An administrator has changed or added it. */
  changed: z.boolean(),
  subsetOf: z.string().optional(),
  count: z.number().int(),
  /** 0 for what the product brings. */
  version: z.number().int(),
  /** Ids of rules that ask it, or a part of it. */
  rules: z.array(z.string()),
});
export type CodeListOverview = z.infer<typeof overview>;

export const listCodeListsRoute = route({
  name: 'listCodeLists',
  summary: 'Every list of codes, by name.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/codelist/',
  allow: 'admin',
  reply: z.array(overview),
  errors: [],
});

export const codeListDetails = codeListContent.extend({
  name,
  builtIn: z.boolean(),
  changed: z.boolean(),
  version: z.number().int(),
  usedBy: z.object({
    /** Ids of rules that ask the list itself. */
    rules: z.array(z.string()),
    /** Lists that are a part of it: which of its codes they hold, and the rules that ask them. */
    subsets: z.array(
      z.object({
        name,
        title: z.string(),
        builtIn: z.boolean(),
        codes: z.array(z.string()),
        rules: z.array(z.string()),
      }),
    ),
    /** By code, titles of templates that write it. */
    templates: z.record(z.string(), z.array(z.string())),
  }),
});
export type CodeListDetails = z.infer<typeof codeListDetails>;

export const readCodeListRoute = route({
  name: 'readCodeList',
  summary: 'One list with its codes, and who uses it.',
  side: 'query',
  method: 'GET',
  path: '/api/admin/codelist/:name/',
  allow: 'admin',
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
  summary: 'Adds a list of codes, or changes the one that is there when the version it is based on is given.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/codelist/',
  allow: 'admin',
  body: z.object({
    name,
    /** The version the change is based on, 0 for what the product brings; none for a new list. */
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
  summary: "Removes a list nothing uses; where the product brings one of that name, the product's codes count again.",
  side: 'command',
  method: 'DELETE',
  path: '/api/admin/codelist/:name/',
  allow: 'admin',
  params: z.object({ name }),
  reply: committed,
  errors: ['codeList.notFound', 'codeList.builtIn', 'codeList.inUse', 'codeList.codeInUse', 'codeList.notInParent'],
});

/** Characters of a CSV file, at most. */
export const longestCsv = 2_000_000;

export const readCodeListCsvRoute = route({
  name: 'readCodeListCsv',
  summary: 'Reads codes from a CSV file, for the list to be saved with; nothing is kept.',
  side: 'command',
  method: 'POST',
  path: '/api/admin/codelist/csv',
  allow: 'admin',
  body: z.object({ csv: z.string().max(longestCsv) }),
  reply: z.object({ codes: z.record(z.string(), listedCode) }),
  errors: ['codeList.badCsv'],
});

export const exportCodeListRoute = route({
  name: 'exportCodeList',
  summary: 'A list as a CSV file.',
  side: 'command',
  method: 'GET',
  path: '/api/admin/codelist/:name/csv',
  allow: 'admin',
  params: z.object({ name }),
  reply: z.string(),
  replyType: 'text/csv',
  errors: ['codeList.notFound'],
});
