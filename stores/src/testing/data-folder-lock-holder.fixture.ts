import { lockDataFolder } from '../data-folder-lock.ts';

// The second process of the lock's test: takes the lock, reports it and runs until it is killed.
lockDataFolder(process.argv[2] ?? '');
console.log('locked');
setInterval(() => {}, 60_000);
