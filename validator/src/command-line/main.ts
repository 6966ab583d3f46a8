import { commandLine } from './command-line.ts';

const { argv, env, stdin, stdout, stderr } = process;

// The reader of the output may close the pipe, as `head` does; the exit code is that of a program ended by a closed pipe.
stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 141 : 2));

// npm starts scripts in the folder of the project; a path is meant from the folder of the user.
process.exitCode = await commandLine(argv.slice(2), { folder: env.INIT_CWD ?? process.cwd(), stdin, stdout, stderr });
