import { spawn } from 'node:child_process';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { onStage } from '../journeys/journey-context.ts';
import { repository } from './run-command.ts';

const documentedUrl = 'http://localhost:8080';
const longestFirstUse = 120_000;

/** The commands of the README, as a user copies them. */
const commandsOfReadme = async (): Promise<string> => {
  const readme = await readFile(join(repository, 'README.md'), 'utf8');
  const [, block = ''] = /### In a terminal\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  return block;
};

describe('the first use of the README', () => {
  const stage = onStage();

  it('leads from the token to the first answer in two minutes', async () => {
    const { page, context, pageErrors } = await stage.signedIn('tester');
    const folder = await temporaryFolder();
    const startedAt = Date.now();
    await page.goto('/profile');
    await page.getByLabel('Purpose').fill('terminal');
    for (const scope of ['Read', 'Edit', 'Send']) await page.getByRole('checkbox', { name: scope }).first().check();
    await page.getByRole('button', { name: 'Create token' }).click();
    const token = await page.getByLabel(/Copy your new token now/).inputValue();

    // npx runs the command line of the repository, and the answers are written beside it.
    await writeFile(join(folder.path, 'package.json'), '{}');
    await symlink(join(repository, 'node_modules'), join(folder.path, 'node_modules'));
    const commands = await commandsOfReadme();
    expect(commands).toContain(documentedUrl);
    const { PATH } = process.env;
    const shell = spawn('sh', ['-e', '-c', commands.replaceAll(documentedUrl, stage.url)], {
      cwd: folder.path,
      env: { PATH, HOME: folder.path },
    });
    shell.stdin.end(`${token}\n`);
    const [code, output, problems] = await Promise.all([
      new Promise<number | null>((resolve) => void shell.once('close', resolve)),
      text(shell.stdout),
      text(shell.stderr),
    ]);
    expect([code, problems]).toEqual([0, '']);
    expect(output).toContain('"groupStatus": "ACCP"');
    expect(Date.now() - startedAt).toBeLessThan(longestFirstUse);
    const answers = await readdir(join(folder.path, 'answers'));
    expect(answers.length).toBeGreaterThan(0);
    expect(await readFile(join(folder.path, 'answers', answers[0] ?? ''), 'utf8')).toContain('<FIToFIPmtStsRpt>');
    expect(pageErrors).toEqual([]);
    await context.close();
    await folder.remove();
  });
});
