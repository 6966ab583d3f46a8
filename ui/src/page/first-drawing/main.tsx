import { Failure } from '@clearbench/contracts/failure';
import type { DrawPage } from '@clearbench/contracts/first-drawing';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { filtersOf, type ListAddress } from '../../file/list/list-address.ts';
import { chooseLanguage } from '../../translation/language.ts';
import { showTimesIn } from '../../translation/moment-format.ts';
import { textsOf } from '../../translation/texts.ts';
import { EnvironmentGuard } from '../environment-guard.tsx';
import { FileListMain } from '../file-list-main.tsx';
import { Layout } from '../layout.tsx';
import { drawnStore } from './drawn-store.ts';
import { readFileList } from './read-file-list.ts';
import { recordedCalls } from './recorded-calls.ts';

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        path: 'files/:envToken/:rbVersion',
        element: <EnvironmentGuard />,
        children: [{ index: true, element: <FileListMain /> }],
      },
    ],
  },
];
const handler = createStaticHandler(routes);

const addressOf = ({ pathname, searchParams }: URL): ListAddress => {
  const [, , environmentToken = '', rbVersion = ''] = pathname.split('/').map(decodeURIComponent);
  return { ...filtersOf(searchParams), environmentToken, rbVersion } as ListAddress;
};

/** Nothing to draw where a call was refused. */
const readIfAllowed = async (...[caller, listed]: Parameters<typeof readFileList>) => {
  try {
    return await readFileList(caller, listed);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
};

/** Draws the file list as the application draws it once it has read everything; the application then replaces it. */
export const drawPage: DrawPage = async ({ address, languages, call, textsIn }) => {
  const url = new URL(address, 'http://localhost');
  const listed = addressOf(url);
  const { caller, answers } = recordedCalls(call);
  const read = await readIfAllowed(caller, listed);
  const context = await handler.query(new Request(url));
  if (read === undefined || context instanceof Response) return undefined;
  const language = chooseLanguage(null, read.user.language, languages, read.languages);
  const texts = textsOf(language, read.appSettings.productName, await textsIn(language));
  // Nothing is awaited from here on: the time zone belongs to the process.
  showTimesIn(read.profile.timeZone);
  const markup = renderToString(
    <I18nextProvider i18n={texts}>
      <Provider store={drawnStore(read, listed)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Provider>
    </I18nextProvider>,
  );
  return { language, markup, answers };
};
