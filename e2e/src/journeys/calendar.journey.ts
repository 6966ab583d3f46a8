import { setTimeout as after } from 'node:timers/promises';
import { listCalendarsRoute } from '@clearbench/contracts/calendar/routes';
import { seriousFindings } from './axe.ts';
import { onStage } from './journey-context.ts';

const ics = (...lines: readonly string[]): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'days.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')),
});

describe('calendars', () => {
  const stage = onStage();

  it('are shown, created, imported from a file and deleted', async () => {
    const { page, context, pageErrors } = await stage.signedIn('admin');
    await page.goto('/admin/formats/calendars');
    await page.getByRole('link', { name: 'TARGET' }).click();
    await page.getByText('St Stephen’s Day').or(page.getByText("St Stephen's Day")).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByLabel('Go to date').fill('2027-03-25');
    await page.locator('#day-2027-03-25').focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Friday, 26 March 2027' }).waitFor();
    await page.getByText('Closed: Good Friday').waitFor();
    await page.getByText('Next open day: Tuesday, 30 March 2027').waitFor();

    await page.goto('/admin/formats/calendars/create');
    await page.getByLabel('Short name').fill('main');
    const file = page.locator('input[type="file"]');
    await file.setInputFiles(ics('BEGIN:VEVENT', 'DTSTART:20261224T080000', 'SUMMARY:x', 'END:VEVENT'));
    await page.getByText('Line 4: the event has a time of day').waitFor();
    const days = ['DTSTART;VALUE=DATE:20261224', 'SUMMARY:Heiligabend', 'RRULE:FREQ=YEARLY'];
    await file.setInputFiles(ics('X-WR-CALNAME:Am Main', 'BEGIN:VEVENT', ...days, 'END:VEVENT'));
    await page.getByText('1 holiday imported').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.waitForURL('**/calendars/MAIN');
    const list = async () =>
      (await (await page.request.get(listCalendarsRoute.path)).json()) as { calendarName: string }[];
    // A plain request waits for no position: read models may lag.
    for (let attempt = 0; attempt < 50 && !(await list()).some((one) => one.calendarName === 'MAIN'); attempt++)
      await after(100);
    const stored = await list();
    const holidays = { '2026-12-24': { title: 'Heiligabend', yearly: true } };
    expect(stored).toContainEqual(
      expect.objectContaining({ calendarName: 'MAIN', title: 'Am Main', closedWeekdays: [6, 7], holidays }),
    );

    await page.getByRole('button', { name: 'History' }).click();
    await page.locator('.entry-row').first().waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/formats/calendars');
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
