import { connect as openSocket, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import postgres from 'postgres'
import { addressOf } from '../connections/address.ts'
import type { Scope } from '../scope.ts'
import { settingsOf } from '../scope.ts'
import { FairTurns } from '../../turns/fair-turns.ts'

/**
 * What is read of one moment of the database, over a connection of its own: long answers keep none from
 * others.
 */
export interface CopySnapshot {
  /** One number, such as how many rows will come. */
  count(text: string): Promise<number>
  /**
   * The bytes of a COPY … TO STDOUT, as fast as they are read; the connection ends with them. Destroyed, the
   * query ends.
   */
  copy(text: string): Promise<Readable>
  /** Ends a connection whose copy was not asked for. */
  close(): void
}

/** No download takes longer. */
const longestMs = 30 * 60_000

/**
 * Files under way in one process, and of those for the same merchants: each holds a connection as long as it
 * is read. Nobody waits.
 */
export const copyLimits = { atOnce: 8, waiting: 0, ofOne: { atOnce: 3, waiting: 0 } }
const turns = new FairTurns(copyLimits)

/**
 * Opens a read-only snapshot in a scope; throws `ComeAgain` where too many files are under way. COPY takes no
 * parameters: whatever the text holds of others is quoted by `quoteLiteral`. The socket is ours to close,
 * because a query that cannot write to its client heeds no cancelling.
 */
export async function openCopySnapshot(appUrl: string, scope: Scope): Promise<CopySnapshot> {
  const release = await turns.take(settingsOf(scope).merchants)
  let socket: Socket | undefined
  const { address, path } = addressOf(appUrl)
  const options = {
    ...(path && { path }),
    max: 1,
    connection: {
      application_name: 'daftar-export',
      TimeZone: 'UTC',
      statement_timeout: longestMs,
      idle_in_transaction_session_timeout: 60_000,
    },
    onnotice: () => undefined,
    fetch_types: false,
    socket: async (parsed: { host: string[]; port: number[]; path: string | false }) => {
      socket = await openedSocket(parsed)
      return socket
    },
  }
  const sql = postgres(address, options as postgres.Options<Record<string, never>>)
  const close = () => {
    release()
    socket?.destroy()
    void sql.end({ timeout: 0 }).catch(() => undefined)
  }
  try {
    await sql.unsafe(beginning(scope))
  } catch (error) {
    close()
    throw error
  }
  return {
    count: async (text) => {
      const [row] = await sql.unsafe(text).values()
      return Number(row?.[0])
    },
    copy: async (text) => {
      try {
        const bytes = await (sql.unsafe(text) as unknown as { readable(): Promise<Readable> }).readable()
        bytes.once('close', close)
        return bytes
      } catch (error) {
        close()
        throw error
      }
    },
    close,
  }
}

/** A value as it stands in SQL text: quotes doubled, and no character that text cannot hold. */
export function quoteLiteral(value: string): string {
  if (value.includes('\0')) throw new Error('no text of ours has a zero character')
  const quoted = `'${value.replaceAll("'", "''")}'`
  return value.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted
}

/** The same for a list of texts, of type text[]. */
export function quoteLiterals(values: readonly string[]): string {
  return values.length === 0 ? "'{}'::text[]" : `array[${values.map(quoteLiteral).join(', ')}]::text[]`
}

function beginning(scope: Scope): string {
  const { merchants, reach } = settingsOf(scope)
  const seen = reach ? `app.reach = '${reach}'` : `app.merchants = '${merchants}'`
  return `begin isolation level repeatable read read only; set local ${seen}`
}

function openedSocket({
  host,
  port,
  path,
}: {
  host: string[]
  port: number[]
  path: string | false
}): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = path ? openSocket(path) : openSocket(port[0] ?? 5432, host[0])
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
}
