import { randomInt } from 'node:crypto';
import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { closedDaysOf } from '@clearbench/calendars/closed-days';
import { calendarNameOf } from '@clearbench/contracts/calendar/built-in';
import { calendarView } from '@clearbench/contracts/calendar/views';
import { envelopeProfileView } from '@clearbench/contracts/envelope/views';
import { Failure } from '@clearbench/contracts/failure';
import type { Principal } from '@clearbench/contracts/session/principal';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import type { TemplateLayout } from '@clearbench/contracts/template/layout';
import { listTemplatesRoute, readTemplateLayoutRoute } from '@clearbench/contracts/template/routes';
import { type TemplateDocument, templateView } from '@clearbench/contracts/template/views';
import { memoryKey, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { builtInProfiles, neutralProfile } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { textKeysOf } from '@clearbench/template-engine/built-in/text-keys';
import { isDocument } from '@clearbench/template-engine/is-document';
import { openedLayout } from '@clearbench/template-engine/opened-layout';
import { seededRandom } from '@clearbench/template-engine/seeded-random';
import { storedProfile } from '@clearbench/test-engine/envelopes/stored-profile';
import { originalValues } from '@clearbench/test-suites/run/message-fields';
import type { QueryContext } from '../query-context.ts';

const mostTemplates = 500;

const byGroupAndTitle = (one: TemplateDocument, other: TemplateDocument): number =>
  one.group.localeCompare(other.group, 'en') || one.title.localeCompare(other.title, 'en');

/** The settlement days of the clearing; TARGET without an environment. */
const calendarOf = async (views: QueryContext['views'], environment: SimEnvDocument | undefined) =>
  environment ? closedDaysOf(environment, await views.get(calendarView, calendarNameOf(environment))) : 'TARGET';

const fits = (template: TemplateDocument, environment: SimEnvDocument | undefined, rbVersion: RbVersion | undefined) =>
  (environment === undefined || environment.scheme === template.scheme) &&
  (rbVersion === undefined || template.rbVersions.includes(rbVersion));

/** The envelope profile of an environment; undefined where it no longer exists. */
const profileOf = async (views: QueryContext['views'], { clearing }: SimEnvDocument) => {
  const id = clearing.envelopeProfile ?? neutralProfile.profile;
  const own = await views.get(envelopeProfileView, id);
  return builtInProfiles.find(({ profile }) => profile === id) ?? (own && storedProfile(own.text));
};

/** Whether the profile of the environment names files of a template: orders of customers, and documents in the neutral profile, are no files. */
const namesFiles = async (
  views: QueryContext['views'],
  environment: SimEnvDocument,
  { body, messageType }: TemplateDocument,
): Promise<boolean> => {
  const profile = await profileOf(views, environment);
  if (profile?.fileName === undefined) return false;
  if (profile.message !== undefined || !isDocument(body)) return true;
  return profile.profile !== neutralProfile.profile && !messageType.startsWith('pain.');
};

/** The largest file whose values a form takes over, in bytes. */
const largestAnswered = 1_048_576;

/** The recall or inquiry whose answer a status request is about; undefined for a payment. */
const requestedMessage = async (views: QueryContext['views'], environmentId: string, messageId: string) => {
  const { memory } = (await views.get(simEnvView, environmentId)) ?? {};
  const seen = await views.get(seenMessageView, seenMessageId(memoryKey(environmentId, memory), messageId));
  return seen?.messageType.startsWith('camt.') ? seen : undefined;
};

/** The values of the first transaction of a file that is answered, by the names of fields. */
const answeredValues = async (
  { views, contents }: Pick<QueryContext, 'views' | 'contents'>,
  principal: Principal,
  fileId: string,
): Promise<Readonly<Record<string, string>>> => {
  const { content, summary } = await findFile(views, principal, fileId);
  if (content.size > largestAnswered) return {};
  const values = originalValues(await contents.get(content.sha256));
  if (!summary.messageType?.startsWith('pacs.028')) return values;
  const asked = await requestedMessage(views, summary.envId, values.originalMessageId ?? '');
  return asked === undefined ? values : originalValues(await contents.get(asked.sha256));
};

const withInitial = (layout: TemplateLayout, values: Readonly<Record<string, string>>): TemplateLayout => ({
  ...layout,
  sections: layout.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const initial = section.repeat === undefined ? values[field.name] : undefined;
      return initial === undefined ? field : { ...field, initial };
    }),
  })),
});

export const templateQueries = (context: Pick<QueryContext, 'views' | 'contents'>): Endpoint[] => [
  serve(listTemplatesRoute, async ({ query, principal }) => {
    const { views } = context;
    const { scheme } = await findEnvironment(views, principal, query.environmentToken);
    const sort = { field: 'scheme', direction: 'ascending' } as const;
    const { items } = await views.find(templateView, {
      where: [{ field: 'scheme', is: scheme }],
      sort,
      limit: mostTemplates,
    });
    const reply = items
      .toSorted(byGroupAndTitle)
      .map(({ templateName, title, description, group, messageType, rbVersions }) => ({
        templateName,
        title,
        description,
        group,
        textKeys: textKeysOf(templateName, { title, description, group }),
        formatSummary: { messageType, rulebookVersion: rbVersions },
      }));
    return { reply };
  }),

  serve(readTemplateLayoutRoute, async ({ params, query, principal, at }) => {
    const { views } = context;
    const environment = query.environmentToken
      ? await findEnvironment(views, principal, query.environmentToken)
      : undefined;
    const template = await views.get(templateView, params.name);
    if (!template) throw new Failure('template.notFound', { templateName: params.name });
    if (!fits(template, environment, query.rbVersion))
      throw new Failure('template.notInEnvironment', { templateName: params.name });
    const renderContext = {
      now: businessTime(environment?.clock, at),
      rbVersion: query.rbVersion ?? template.rbVersions[0] ?? '2025',
      profileBic: principal.user.settings.bic,
      clearingBic: environment?.clearing.bic ?? '',
      clearingSystemCode: environment?.clearing.systemCode ?? '',
      calendar: await calendarOf(views, environment),
      dice: seededRandom(randomInt(2 ** 32)),
    };
    const textKeys = textKeysOf(params.name, template);
    const isNamedByProfile = environment !== undefined && (await namesFiles(views, environment, template));
    const opened = openedLayout(params.name, template, renderContext);
    const layout =
      query.answers === undefined
        ? opened
        : withInitial(opened, await answeredValues(context, principal, query.answers));
    return { reply: { ...layout, textKeys, ...(isNamedByProfile ? { isNamedByProfile } : {}) } };
  }),
];
