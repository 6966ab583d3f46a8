import { setTimeout as pause } from 'node:timers/promises';
import { goOnAfterAbsence } from './absent-storage.ts';
import { fakeStorage } from './installation.ts';

/** The longest usual election of a new primary of MongoDB, in milliseconds. */
const election = 12_000;

goOnAfterAbsence('services during an election of MongoDB', async () => {
  const storage = await fakeStorage();
  return {
    ...storage,
    beAway: async () => {
      await storage.documents.goAway();
      await pause(election);
      await storage.documents.comeBack();
    },
  };
});
