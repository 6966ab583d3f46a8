import NativeEnvironment from './jest.native-environment.js';

/** Prints the state of the open pages when a test fails, before its hooks close them (e2e/src/journeys/open-pages.ts). */
export default class JourneyEnvironment extends NativeEnvironment {
  async handleTestEvent({ name, test }) {
    if (name !== 'test_fn_failure' || globalThis.describeOpenPages === undefined) return;
    for (const page of await globalThis.describeOpenPages()) console.error(`${test.name}, when it failed\n${page}`);
  }
}
