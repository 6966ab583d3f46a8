import { fakeStorage } from './installation.ts';
import { separateServices } from './separate-services.ts';

separateServices('separate services', fakeStorage);
