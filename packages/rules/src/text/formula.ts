/**
 * Which texts a spreadsheet would work out, as regular expressions that JavaScript and PostgreSQL read alike.
 * CSV files of the server and of the browser are guarded by the same two (DEC-PO-5, DEC-ORD-8).
 */

/** Inside a character class: marks at which some spreadsheets begin another cell. */
export const cellMarks = String.raw`;\t\r\n`

/**
 * The sign of a formula in either width, behind quotes, spaces and signs nobody sees; and the marks between
 * cells themselves.
 */
export const formulaSign = String.raw`[\s'"\u00a0\u00ad\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]*(?:[=+@\uff1d\uff0b\uff0d\uff20-]|[\t\r])`
