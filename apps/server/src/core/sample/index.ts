/** The sample household, as the command line loads it. */
export { loadSample } from "./load-sample.ts";
export { getSampleState } from "./repo.ts";
