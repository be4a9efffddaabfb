/**
 * Begins a statement that the database thread runs once for each row of a JSON array of arrays, its one parameter: twice as fast as
 * letting SQLite unpack the JSON, with one message for all rows.
 */
export const ONCE_PER_ROW = "/* once per row */ ";
