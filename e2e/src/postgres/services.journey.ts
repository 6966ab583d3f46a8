import { separateServices } from '../services/separate-services.ts';
import { storageIn, withPostgres } from './test-storage.ts';

const title = 'separate services on PostgreSQL';

withPostgres(title, (clusterUrl) => separateServices(title, () => storageIn(clusterUrl)));
