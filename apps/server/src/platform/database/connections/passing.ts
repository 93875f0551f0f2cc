import { isPostgresError } from '../connect.ts'
import { DatabaseBusy } from './connection-pool.ts'

/**
 * The connection closed before the answer came. What was read may be read again; what was written may stand
 * or not.
 */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost'
}

/**
 * Rows that others hold, a statement that took too long, serialisation, deadlock; no connection left; the
 * server goes down or comes up.
 */
const passingCodes = /^(?:55P03|57014|40001|40P01|53300|57P0[1-5]|08...)$/
const driverCodes = /^CONNECT(?:ION_\w+|_TIMEOUT)$/
const systemCodes =
  // No such socket: its database is not up.
  /^(?:ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/**
 * True for a database that is busy or away: nothing is wrong with what was asked, and the same may be asked
 * again later.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseBusy || error instanceof ConnectionLost) return true
  if (isPostgresError(error)) return passingCodes.test(error.code)
  if (!(error instanceof Error) || !('code' in error)) return false
  const code = String(error.code)
  // The driver adds its query to an error of the system: a mail server that refuses its connection is another
  // matter.
  return driverCodes.test(code) || ('query' in error && systemCodes.test(code))
}
