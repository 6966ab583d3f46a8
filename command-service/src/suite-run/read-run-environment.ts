import { calendarNameOf } from '@clearbench/contracts/calendar/built-in';
import { calendarView } from '@clearbench/contracts/calendar/views';
import { codeListView } from '@clearbench/contracts/code-list/views';
import { envelopeProfileView } from '@clearbench/contracts/envelope/views';
import { rulebookId } from '@clearbench/contracts/format/format-id';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import { templateView } from '@clearbench/contracts/template/views';
import { checkedLists } from '@clearbench/rules/rule-lists';
import { builtInTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import type { CommandContext } from '../command-context.ts';
import { storedLists } from '../scenario-lists/stored-lists.ts';
import type { RunEnvironment } from '../suite-space/run-environment.ts';

type Parts = Pick<CommandContext, 'views' | 'log'>;

const pageSize = 200;

const isBuiltInContent = (name: string, content: TemplateContent): boolean => {
  const builtIn = builtInTemplate(name)?.content;
  return builtIn !== undefined && JSON.stringify(content) === JSON.stringify(builtIn);
};

/** The templates of a scheme that differ from the built-in ones. */
const ownTemplates = async ({ views }: Parts, scheme: Scheme): Promise<Record<string, TemplateContent>> => {
  const own: Record<string, TemplateContent> = {};
  const where = [{ field: 'scheme', is: scheme }] as const;
  let after: string | undefined;
  do {
    const query = { where, sort: { field: 'templateName', direction: 'ascending' }, limit: pageSize } as const;
    const page = await views.find(templateView, after === undefined ? query : { ...query, after });
    for (const { templateName, version: _, ...content } of page.items)
      if (!isBuiltInContent(templateName, content)) own[templateName] = content;
    after = page.next;
  } while (after !== undefined);
  return own;
};

const present = <Document>(documents: readonly (Document | undefined)[]): readonly Document[] =>
  documents.filter((one) => one !== undefined);

/** The environment of a run as of now; its clock and its memory are not part of it, since each case has its own. */
export const readRunEnvironment = async (parts: Parts, chosen: SimEnvDocument): Promise<RunEnvironment> => {
  const { views } = parts;
  const { clock: _clock, memory: _memory, memoryResetAt: _reset, ...environment } = chosen;
  const { scheme, versions, environmentId } = environment;
  const [calendar, envelope, formats, codeLists, lists, templates] = await Promise.all([
    views.get(calendarView, calendarNameOf(environment)),
    views.get(envelopeProfileView, environment.clearing.envelopeProfile ?? ''),
    Promise.all(
      versions.map((rbVersion) => views.get(rulebookFormatsView, rulebookId({ messageScheme: scheme, rbVersion }))),
    ),
    Promise.all(checkedLists.map((name) => views.get(codeListView, name))),
    storedLists(parts, { environmentId }),
    ownTemplates(parts, scheme),
  ]);
  return {
    environment,
    ...(calendar ? { calendar } : {}),
    ...(envelope ? { envelope } : {}),
    formats: present(formats),
    codeLists: present(codeLists),
    templates,
    scenarios: lists.at(-1)?.text ?? '',
  };
};
