export { RecurringScreen } from "./recurring-screen.tsx";
export { SeriesScreen } from "./series-screen.tsx";
