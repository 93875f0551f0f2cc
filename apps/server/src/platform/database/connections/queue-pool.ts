import pg from 'pg'
import type { Logger } from '../../logging/logger.ts'

/**
 * The job queue's own connections; the queue knows no other driver. A connection that dies, idle or in use,
 * is told to the log and opened anew when it is next asked for: these are listened to for as long as the pool
 * lives, also while a queue is closing.
 */
export function createQueuePool(appUrl: string, options: { max: number; logger: Logger }): pg.Pool {
  const pool = new pg.Pool({ connectionString: appUrl, max: options.max, application_name: 'daftar-queue' })
  const lost = (error: Error) => options.logger.warn({ err: error }, 'the queue lost a connection')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}
