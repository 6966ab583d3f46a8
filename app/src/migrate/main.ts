import { migrateCommand } from './migrate-command.ts';

process.exitCode = await migrateCommand(process.argv.slice(2), {
  out: console.log,
  err: console.error,
  env: process.env,
});
