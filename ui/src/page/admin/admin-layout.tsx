import '../../listing/listing.css';
import '../../editing/editing.css';
import '../../admin-resource/admin-pages.css';
import './admin.css';
import '../../setup/setup.css';
import { Navigate, useNavigation } from 'react-router-dom';
import { Skeletons } from '../../parts/skeletons.tsx';
import { addSetupFeatures } from '../../setup/add-setup.ts';
import { SetupCard } from '../../setup/setup-card.tsx';
import { SetupStart } from '../../setup/setup-start.tsx';
import { AdminArea, AdminStart } from './admin-area.tsx';

addSetupFeatures();

/** The layout of the administration, with the stylesheets that its pages share. */
export const AdminLayout = () => <AdminArea card={(onGo) => <SetupCard onGo={onGo} />} />;

/** The set-up checklist while it is pending, the first page of the navigation afterwards. */
export const AdminIndex = () => {
  // A link that was pressed while the checklist loads goes first: a redirect would cancel it.
  const isLeaving = useNavigation().state !== 'idle';
  if (isLeaving) return <Skeletons rows={8} />;
  return <SetupStart pending={<Navigate to="/admin/setup" replace />} otherwise={<AdminStart />} />;
};
