/** Ids of alerts are made of whose they are: an account that was taken in goes on with those of the one that it came from. */
export const alertsOf: readonly string[] = ["alter table users add column alerts_of {text}"];
