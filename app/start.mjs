// Plain JavaScript, so that an older Node can still say what it needs.
const needed = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major < needed) {
  console.error(
    `Clearbench needs Node ${needed}; this is Node ${process.versions.node}. On Linux and Windows "npm ci" brings it along: start with "npm start". Elsewhere install Node ${needed} first.`,
  );
  process.exit(1);
}
await import('./src/main.ts');
