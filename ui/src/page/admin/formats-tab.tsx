import '../../format/format.css';
import { FormatList } from '../../format/format-list.tsx';
import { addFormatFeatures } from './format-features.ts';

addFormatFeatures();

/** The formats among the reference data. */
export const FormatsTab = () => <FormatList />;
