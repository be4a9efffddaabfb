import { makeJobServices } from "../platform/jobs/make-job-services.ts";
import { CORE_CHANGING } from "./changing.ts";
import { registerChanging } from "./changes/index.ts";

/** What a process of jobs of the core service needs, once it knows what follows from changes. */
export const makeCoreServices: typeof makeJobServices = (data, reader) => {
  registerChanging(CORE_CHANGING);
  return makeJobServices(data, reader);
};
