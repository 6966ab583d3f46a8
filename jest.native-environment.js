import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * The process itself as the environment of a test file, without a context of its own.
 * What a file changes on the process is set back after it.
 */
export default class NativeEnvironment {
  global = globalThis;
  fakeTimers = null;
  #before = { env: { ...process.env }, cwd: process.cwd(), exit: process.exit, exitCode: process.exitCode, console };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.moduleMocker = new ModuleMocker(globalThis);
  }

  async setup() {
    globalThis.jest = this.fakeTimersModern;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    const { env, cwd, exit, exitCode } = this.#before;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
    process.exitCode = exitCode;
    if (process.cwd() !== cwd) process.chdir(cwd);
    globalThis.console = this.#before.console;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
