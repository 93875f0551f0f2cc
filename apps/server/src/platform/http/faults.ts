import type { Reason } from '@daftar/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseBusy, isPassing } from '../database/database.ts'
import { ScannerAway } from '../scan/scanner.ts'
import { BytesErased } from '../storage/storage.ts'
import { ComeAgain } from '../turns/come-again.ts'

/** Why a call failed that no handler refused, in the product's words; what is our fault is logged. */
export function faultOf(error: FastifyError, request: FastifyRequest): Reason {
  const reason = reasonOf(error)
  const entry = { err: error }
  if (reason === 'internal') request.log.error(entry, 'request failed')
  if (error instanceof DatabaseBusy) request.log.warn(entry, 'no database connection was free')
  else if (error instanceof ScannerAway) request.log.warn(entry, 'the virus scanner did not answer')
  else if (isPassing(error)) request.log.warn(entry, 'the database was busy or away')
  return reason
}

/**
 * Why a call is not answered stands in the log. Whoever meets a full house is told when to come again; a
 * caller that waits nothing would keep it full.
 */
export function noteRefusal(reply: FastifyReply, reason: Reason, given: number | null = null): void {
  reply.reason = reason
  const seconds = given ?? (reason === 'unavailable' ? retryAfterSeconds : null)
  if (seconds !== null) reply.header('retry-after', seconds)
}

const retryAfterSeconds = 5

function reasonOf(error: FastifyError): Reason {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE')
    return 'too_large'
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupported_type'
  if (error instanceof BytesErased) return 'not_found'
  if (error instanceof ComeAgain) return error.reason
  if (error instanceof ScannerAway) return 'unavailable'
  if (isPassing(error) || error.statusCode === 503) return 'unavailable'
  return error.statusCode !== undefined && error.statusCode < 500 ? 'invalid_input' : 'internal'
}
