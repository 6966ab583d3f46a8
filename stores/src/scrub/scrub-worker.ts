import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../sqlite/database.ts';
import { rewriteCollection } from './rewrite-collection.ts';

type Task = { readonly file: string; readonly names: readonly string[] };

// A separate thread for one task, so that it delays no request.
const { file, names } = workerData as Task;
const database = openDatabase(file);
try {
  database.exec('PRAGMA secure_delete = ON');
  const present = database.statement('SELECT name FROM collection').all() as { name: string }[];
  // Collections are named by read model and version.
  const affected = present.filter(({ name }) => names.includes(name.slice(0, name.lastIndexOf('@'))));
  await database.write(() => {
    for (const { name } of affected) rewriteCollection(database, name);
  });
  parentPort?.postMessage(affected.length);
} finally {
  await database.close();
}
