import { fakeStorage } from '../services/installation.ts';
import { oneProcessSpec } from '../services/one-process-spec.ts';

describe('the product in one process on EventStoreDB and MongoDB', () => oneProcessSpec(fakeStorage));
