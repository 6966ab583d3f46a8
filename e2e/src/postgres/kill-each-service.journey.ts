import { loseNothingWhenKilled } from '../services/killed-services.ts';
import { storageIn, withPostgres } from './test-storage.ts';

const title = 'services on PostgreSQL killed in turn during work';

withPostgres(title, (clusterUrl) => loseNothingWhenKilled(title, () => storageIn(clusterUrl)));
