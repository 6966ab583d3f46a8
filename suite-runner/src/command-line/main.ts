import { commandLine, couldNotRun } from './command-line.ts';

const { argv, stdout, stderr, env } = process;

// The reader of the output may close the pipe; the exit code is that of a program ended by a closed pipe.
stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 141 : couldNotRun));

// npm starts scripts in the folder of the project; a path is meant from the folder of the user.
process.exitCode = await commandLine(argv.slice(2), { folder: env.INIT_CWD ?? process.cwd(), stdout, stderr });
