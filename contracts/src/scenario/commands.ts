/**
 * `userId`: the tester whose own list changes; without it the list of the environment. `basedOn`: the version that the
 * editor showed; undefined selects the latest one.
 */
export type ScenarioCommand = {
  type: 'ChangeScenarioList';
  data: {
    environmentId: string;
    userId?: string | undefined;
    text: string;
    basedOn?: number | undefined;
    restoredFrom?: number | undefined;
  };
  at: string;
};
