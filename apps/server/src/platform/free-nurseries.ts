import { setFlagsFromString } from "node:v8";

/**
 * The size that the command line gives the nursery of the process (`--max-semi-space-size`) would count for each of its threads too,
 * whatever they ask for: an import was collected after each megabyte. The process keeps its own; from here on threads have what they ask for.
 */
export const freeNurseries = (): void => setFlagsFromString("--max-semi-space-size=0");
