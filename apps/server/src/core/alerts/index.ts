/** Alerts: what a person should know now, for whoever tells it elsewhere. */
export { findAlerts } from "./list-alerts.ts";
