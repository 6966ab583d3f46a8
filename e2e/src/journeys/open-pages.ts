import type { Page, Request } from 'playwright-core';

type WatchedPage = {
  readonly page: Page;
  readonly unanswered: Set<Request>;
  readonly failed: readonly string[];
  readonly pageErrors: readonly string[];
};

const open = new Set<WatchedPage>();
const mostCharacters = 2_000;

const named = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** Watches a page until it is closed; `pageErrors` are the errors in its console. */
export const watchPage = (page: Page, pageErrors: readonly string[]): void => {
  const unanswered = new Set<Request>();
  const failed: string[] = [];
  const watched: WatchedPage = { page, unanswered, failed, pageErrors };
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => {
    unanswered.delete(request);
    failed.push(`${named(request)}: ${request.failure()?.errorText}`);
  });
  page.on('close', () => open.delete(watched));
  open.add(watched);
};

/** The roles and texts of a page, or the reason why they cannot be read: a page that hangs does not answer. */
const shownBy = (page: Page): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));

const described = async ({ page, unanswered, failed, pageErrors }: WatchedPage): Promise<string> =>
  [
    `page: ${page.url()}`,
    `requests without an answer: ${[...unanswered].map(named).join(', ') || 'none'}`,
    `failed requests: ${failed.join(', ') || 'none'}`,
    `errors: ${pageErrors.join(' · ') || 'none'}`,
    `shown:\n${(await shownBy(page)).slice(0, mostCharacters)}`,
  ].join('\n');

/** Addresses, requests, errors and texts of the pages that are open, for the report of a failed journey. */
export const describeOpenPages = (): Promise<readonly string[]> => Promise.all([...open].map(described));

Object.assign(globalThis, { describeOpenPages });
