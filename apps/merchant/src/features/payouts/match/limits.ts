/** More than a bank sends for a year; a larger file is no statement. */
export const statementBytesMax = 10_000_000
