import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import type { Locator, Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';

/** A file from a template with one transaction, created by a client program; returns its id. */
export const fileWith = async (url: string, transaction: Record<string, string>, fileName: string): Promise<string> => {
  const client = await benchClient(url, 'tester');
  const values = { fileName, fields: {}, groups: { transactions: [transaction] } };
  const body = { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025' as const, values };
  return (await client.call(importTemplateRoute, { body })).reply.vipFileSummary.fileId;
};

/** Opens a file and waits until its text can be edited. */
export const openFile = async (page: Page, fileId: string): Promise<void> => {
  await page.goto(`/file/${fileId}`);
  await textIsThere(page);
};

export const textIsThere = (page: Page): Promise<void> => page.locator('.monaco-editor .view-line').first().waitFor();

/** Replaces a word of the text as a user would: double-click, type. */
export const retype = async (page: Page, word: string, by: string): Promise<void> => {
  await page.locator('.monaco-editor .view-line').getByText(word, { exact: true }).first().dblclick();
  await page.keyboard.type(by);
};

/** The save state in the header, e.g. "Saved v2". */
export const saved = (page: Page, version: number): Promise<void> =>
  page.getByText(`Saved v${version}`).first().waitFor();

/** Points at something until its explanation is shown: the editor ignores a pointer that came while it was busy. */
export const pointAt = (target: Locator, explanation: Locator): Promise<void> =>
  eventually(async () => {
    await target.page().mouse.move(5, 5);
    await target.hover();
    await explanation.waitFor({ timeout: 5_000 });
  });
