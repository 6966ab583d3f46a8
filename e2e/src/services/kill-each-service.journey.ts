import { fakeStorage } from './installation.ts';
import { loseNothingWhenKilled } from './killed-services.ts';

loseNothingWhenKilled('services killed in turn during work', fakeStorage);
