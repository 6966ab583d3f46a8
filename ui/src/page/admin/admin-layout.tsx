import './admin.css';
import { AdminArea, AdminStart } from './admin-area.tsx';

/** The administrators' area with its looks. */
export const AdminLayout = () => <AdminArea />;
export const AdminIndex = () => <AdminStart />;
