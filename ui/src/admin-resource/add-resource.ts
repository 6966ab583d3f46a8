import { addHistory } from '../history/add-history.ts';
import { addFeature, type Feature } from '../store.ts';

/** Adds the state and the sagas of a resource, its history included, to the store. */
export const addResource = ({ features }: { readonly features: readonly Feature[] }): void => {
  addHistory();
  for (const feature of features) addFeature(feature);
};
