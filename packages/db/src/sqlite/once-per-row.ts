/**
 * Begins a statement that is run once for each row of an array of arrays, its one parameter (as JSON where another thread runs it): twice
 * as fast as letting SQLite unpack the JSON, with one message for all rows.
 */
export const ONCE_PER_ROW = "/* once per row */ ";
