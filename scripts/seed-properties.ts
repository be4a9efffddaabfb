import fc from "fast-check";

/**
 * What is drawn for properties is the same in every run, so that one tree passes or fails whoever tests it, and a bisection finds the commit.
 * Other draws look for faults nobody knows yet: `PROPERTY_SEED=random npm test -- PART`, or the number that such a run printed.
 */
const asked = process.env["PROPERTY_SEED"] ?? "1";
if (asked !== "random") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked) });
