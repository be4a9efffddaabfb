/** Whether figures of every currency are converted into the home currency; apart until a person says so. */
export const totals: readonly string[] = [
  "alter table users add column total_in_home {int} not null default 0",
];
