import { configure } from '@testing-library/react';

// Only ends a query that never finds its element: no test is to fail because the machine is slow.
configure({ asyncUtilTimeout: 240_000 });
