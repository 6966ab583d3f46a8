import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// The least that a start on a data folder can be: opens the databases, reads the end of the log, and answers.
const [folder = '', port = '0'] = process.argv.slice(2);
for (const name of ['events.db', 'contents.db', 'keys.db', 'documents.db']) {
  const database = new DatabaseSync(join(folder, name));
  database.prepare('SELECT count(*) FROM sqlite_schema').get();
  if (name === 'events.db') database.prepare('SELECT max(rowid) FROM event').get();
}
createServer((_, response) => response.end('ready')).listen(Number(port), '127.0.0.1');
