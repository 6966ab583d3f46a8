export { FormSection } from '../../editing/form-section.tsx';
