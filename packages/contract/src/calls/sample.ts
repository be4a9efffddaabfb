import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { one } from "../fields.ts";

export const sampleState = z.strictObject({ loaded: z.boolean(), transactions: z.int() });

export const getSample = endpoint({
  id: "get_sample",
  method: "GET",
  path: "/api/sample",
  summary: "Whether the sample household is loaded",
  answer: one(sampleState),
});
export const loadSample = endpoint({
  id: "load_sample",
  room: "takes",
  method: "POST",
  repeatable: true,
  path: "/api/sample",
  summary: "Load the sample household",
  answer: one(sampleState),
  address: () => "/api/sample",
});
export const removeSample = endpoint({
  id: "remove_sample",
  method: "DELETE",
  path: "/api/sample",
  summary: "Remove the sample household with everything in it",
});
