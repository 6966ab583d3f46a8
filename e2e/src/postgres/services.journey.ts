import { separateServices } from '../services/separate-services.ts';
import { withPostgres, workerStorageIn } from './test-storage.ts';

const title = 'separate services on PostgreSQL';

withPostgres(title, (clusterUrl) => separateServices(title, () => workerStorageIn(clusterUrl)));
