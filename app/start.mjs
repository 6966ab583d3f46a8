// Plain JavaScript, so that an older Node can still print the required version.
import '../hosting/v8-options.mjs';

const needed = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major < needed) {
  const msg = `Clearbench needs Node ${needed}; this is Node ${process.versions.node}. On Linux and Windows "npm ci" brings it along: start with "npm start". Elsewhere install Node ${needed} first.`;
  console.log(process.stdout.isTTY ? msg : JSON.stringify({ level: 60, time: Date.now(), msg }));
  process.exit(1);
}
const sources = (path) => new URL(path, import.meta.url);
if (process.argv.includes('--sources')) await import(sources('./src/main.ts'));
else {
  const { startProgram } = await import('../hosting/src/server-bundle/start-program.ts');
  await startProgram('app', sources('./src/from-sources/main.ts'));
}
