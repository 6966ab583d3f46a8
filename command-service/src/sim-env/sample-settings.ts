export { sampleSettings } from '@clearbench/contracts/sim-env/sample-settings';
