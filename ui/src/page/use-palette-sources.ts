import { longestSearch } from '@clearbench/contracts/file/choices';
import { listFilesRoute } from '@clearbench/contracts/file/routes';
import { listTemplatesRoute, type TemplateSummary } from '@clearbench/contracts/template/routes';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { PaletteSource } from '../command-palette/sources.ts';
import { useSources } from '../command-palette/use-sources.ts';
import type { Library } from '../explain/library.ts';
import { caller } from '../http/http-caller.ts';
import type { PickItem } from '../parts/pick-items.ts';
import { selectPlanReasons } from '../plan/plan-slice.ts';
import { pathOfFiles } from '../sim-env/selected-environment.ts';
import { selectCurrent } from '../sim-env/sim-env-slice.ts';
import { spokenHead } from '../template/translate-template.ts';
import { faqQuestions, pathOfQuestion } from './faq-questions.ts';

const listFiles = caller(listFilesRoute);
const listTemplates = caller(listTemplatesRoute);

/** The maximum number of results of each kind. */
const most = 6;

const libraries = new Map<string, Promise<Library>>();

/** Rules and codes are loaded on their first search. */
const libraryIn = (language: string): Promise<Library> => {
  const known =
    libraries.get(language) ?? import('../explain/library.ts').then(({ openLibrary }) => openLibrary(language));
  libraries.set(language, known);
  // A failed load is repeated next time.
  known.catch(() => libraries.delete(language));
  return known;
};

const holds = (typed: string, ...texts: readonly string[]): boolean => {
  const all = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};

type Opening = (item: Omit<PickItem, 'run' | 'path'> & { readonly path: string }) => PickItem;

const useOpening = (): Opening => {
  const go = useNavigate();
  return useMemo(() => (item) => ({ ...item, run: () => void go(item.path) }), [go]);
};

/** Files of the current environment by name and by the ids in them, and its templates. */
const useWorkSources = (opening: Opening): readonly PaletteSource[] => {
  const { t } = useTranslation();
  const current = useSelector(selectCurrent);
  const canCreate = useSelector(selectPlanReasons).create === undefined;
  return useMemo(() => {
    if (!current) return [];
    const environmentToken = current.environment.environmentToken;
    const files = pathOfFiles({ envToken: environmentToken, rbVersion: current.rbVersion });
    let templates: Promise<readonly TemplateSummary[]> | undefined;
    const findFiles: PaletteSource['find'] = async (typed) => {
      const search = typed.slice(0, longestSearch);
      const { items, total } = await listFiles({ query: { environmentToken, search, limit: most } });
      const group = t('palette.filesFound');
      const all = {
        id: 'all-files',
        group,
        text: t('palette.allFiles', { count: total }),
        path: `${files}?${new URLSearchParams({ search })}`,
      };
      return [
        ...items.map(({ fileId, fileName, messageType = '' }) =>
          opening({ id: `file-${fileId}`, group, text: fileName, hint: messageType, path: `/file/${fileId}` }),
        ),
        ...(total > items.length ? [opening(all)] : []),
      ];
    };
    const findTemplates: PaletteSource['find'] = async (typed) => {
      templates ??= listTemplates({ query: { environmentToken } });
      const group = t('palette.templates');
      const known = await templates.catch((error: unknown) => {
        templates = undefined;
        throw error;
      });
      return known
        .map((template) => spokenHead(template, t))
        .filter(({ title, templateName, description, formatSummary: { messageType } }) =>
          holds(typed, title, templateName, description, messageType),
        )
        .slice(0, most)
        .map(({ templateName, title, formatSummary: { messageType } }) =>
          opening({
            id: `template-${templateName}`,
            group,
            text: title,
            hint: messageType,
            path: `${files}/create/${encodeURIComponent(templateName)}`,
          }),
        );
    };
    return [{ id: 'files', find: findFiles }, ...(canCreate ? [{ id: 'templates', find: findTemplates }] : [])];
  }, [current, canCreate, opening, t]);
};

const useLibrarySources = (opening: Opening): readonly PaletteSource[] => {
  const { t, i18n } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'library',
        find: async (typed) => {
          const library = await libraryIn(i18n.language);
          return [
            ...library.rules(typed, most).map((entry) => opening({ ...entry, group: t('explain.rules') })),
            ...library.codes(typed, most).map((entry) => opening({ ...entry, group: t('explain.codes') })),
          ];
        },
      },
      {
        id: 'help',
        find: async (typed) =>
          faqQuestions
            .map((question) => ({ question, text: t(`faq.${question}.question`), answer: t(`faq.${question}.answer`) }))
            .filter(({ text, answer }) => holds(typed, text, answer))
            .map(({ question, text }) =>
              opening({ id: `faq-${question}`, group: t('palette.help'), text, path: pathOfQuestion(question) }),
            ),
      },
    ],
    [opening, t, i18n.language],
  );
};

/** The search sources of Ctrl+K on every page, besides commands. */
export const usePaletteSources = (): void => {
  const opening = useOpening();
  useSources([...useWorkSources(opening), ...useLibrarySources(opening)]);
};
