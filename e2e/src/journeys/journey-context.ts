import { formIn } from '@clearbench/access/testing/running-app.fixture';
import { buildUi } from '@clearbench/app/build-ui';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type RunningServer, runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { launchChromium } from './chromium.ts';
import { watchPage } from './open-pages.ts';

export type TestBrowser = { readonly context: BrowserContext; readonly page: Page; readonly pageErrors: string[] };
type Options = { readonly colorScheme?: 'light' | 'dark'; readonly narrow?: boolean };

/** The product with its pages, a browser, and a separate profile for each visitor. */
export type JourneyContext = {
  readonly url: string;
  /** The output of the server at its start. */
  readonly printed: readonly string[];
  /** A separate browser profile; `complaints` collects errors in its console. */
  visitor(options?: Options): Promise<TestBrowser>;
  /** A visitor signed in as a demo account, with an empty page. */
  signedIn(account: string, options?: Options): Promise<TestBrowser>;
  /** Stops the server in order, and starts it again on the same folder and port. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Intended responses that browsers report as errors. */
const expected = /status of (401|403|404|409|422|429|503)|ERR_CONNECTION_REFUSED|net::ERR|WebSocket connection/;

/**
 * A page that the server has drawn takes no input until the application has replaced the drawing, so a journey waits
 * for that, as a user does. `page.mainFrame().goto` does not wait.
 */
const awaitingApplication = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const replaced = (): Promise<void> => page.locator('#first-screen[inert]').waitFor({ state: 'detached' });
  page.goto = async (...input) => {
    const response = await goto(...input);
    await replaced();
    return response;
  };
  page.reload = async (...input) => {
    const response = await reload(...input);
    await replaced();
    return response;
  };
};

const visit = async (
  browser: Browser,
  url: string,
  { colorScheme = 'light', narrow = false }: Options,
): Promise<TestBrowser> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: narrow ? phone : wide,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  // Only ends a journey that hangs: no journey is to fail because the machine is slow.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) pageErrors.push(message.text());
  });
  watchPage(page, pageErrors);
  awaitingApplication(page);
  return { context, page, pageErrors };
};

/** Signs in through the demo provider without a page: the journeys of the login test its pages. */
const signIn = async ({ request }: BrowserContext, account: string): Promise<void> => {
  const choice = await request.get('/oauth2/authorization/demo?redirectTo=/');
  const action = formIn(await choice.text());
  const answer = await request.post(action, { form: { account } });
  if (!answer.ok()) throw new Error(`the sign-in of ${account} was answered with ${answer.status()}`);
};

let pages: Promise<void> | undefined;

/** `settings` are environment variables of the server. */
export const openStage = async (settings: Readonly<Record<string, string>> = {}): Promise<JourneyContext> => {
  pages ??= buildUi();
  await pages;
  const folder = await temporaryFolder();
  let server: RunningServer = await runServer(folder.path, settings);
  const { url, printed } = server;
  const browser = await launchChromium();
  return {
    url,
    printed,
    visitor: (options = {}) => visit(browser, url, options),
    signedIn: async (account, options = {}) => {
      const visitor = await visit(browser, url, options);
      await signIn(visitor.context, account);
      return visitor;
    },
    restart: async () => {
      await server.stop();
      server = await runServer(folder.path, { ...settings, PORT: new URL(url).port });
    },
    close: async () => {
      await browser.close();
      await server.stop();
      await folder.remove();
    },
  };
};

/** A stage during the tests of a `describe`; the fields are set from the first test on. */
export const onStage = (settings: Readonly<Record<string, string>> = {}): JourneyContext => {
  const stage = {} as JourneyContext;
  beforeAll(async () => void Object.assign(stage, await openStage(settings)));
  afterAll(() => stage.close());
  return stage;
};
