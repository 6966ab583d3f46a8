import { suiteTasks } from './suite-tasks.ts';
import type { SuiteWork } from './suite-work.ts';

/** The work on suites in the thread of the caller. */
export const directSuiteWork = (): SuiteWork => ({
  readSuite: async (reading) => suiteTasks.readSuite(reading),
  createSuite: async (creation) => suiteTasks.createSuite(creation),
  importSuite: async (input) => suiteTasks.importSuite(input),
  changeSuite: async (job) => suiteTasks.changeSuite(job),
  addCase: async (addition) => suiteTasks.addCase(addition),
  checkSuiteFile: async (check) => suiteTasks.checkSuiteFile(check),
});
