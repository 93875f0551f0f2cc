import { PassThrough, type Readable } from 'node:stream'
import type { Database, Tx } from '../../../platform/database/database.ts'

/**
 * Something that happened in a thread. It names what to read and carries none of it: whoever hears it asks,
 * and is asked who they are.
 */
export interface LiveEvent {
  merchantId: string
  threadId: string
  /** The store it is about: whoever is limited to others is told nothing. Null where it is about none. */
  storeId: string | null
  kind: 'message' | 'read' | 'typing' | 'here' | 'changed'
  /** Which side it is of. */
  by: 'merchant' | 'staff' | 'system'
  /** The message, or how far was read. */
  seq?: number
  /** Who is writing, or has it open. */
  name?: string
  /** Merchants are not told. */
  isForStaff?: boolean
}

/** Who listens: somebody of a merchant, or of the staff. */
export type Listener = { personId: string } & (
  { kind: 'merchant'; merchantId: string; storeIds: readonly string[] | null } | { kind: 'staff' }
)

export interface Live {
  /** Tells every process of it once the transaction is committed, and nobody where it is not. */
  tell(tx: Tx, event: LiveEvent): Promise<void>
  /**
   * A stream of what happens from now on, as server-sent events; it ends by itself, and whoever reads opens
   * another.
   */
  open(listener: Listener): Promise<Readable>
  /** Ends every stream. */
  stop(): Promise<void>
}

const channel = 'conversation'

/** A stream is open no longer than this: who may listen is asked again by the next one. */
const openMs = 600_000
/** Whatever stands between may close what is silent. */
const beatMs = 20_000
/**
 * More pages nobody has open: of one person the stream that was opened first ends, so that no one takes the
 * connections of all.
 */
const streamsOfOne = 20
/** A reader who takes nothing away is let go: what is kept for it would grow. */
const keptBytes = 65_536

/** Events of conversations between processes, by the database they share, and from each to its readers. */
export function liveConversations({ database }: { database: Database }): Live {
  const readers = new Map<PassThrough, { listener: Listener; until: number }>()
  let listening: Promise<{ unlisten(): Promise<void> }> | null = null
  let beating: NodeJS.Timeout | null = null

  function heard(payload: string): void {
    const event = JSON.parse(payload) as LiveEvent
    for (const [stream, { listener }] of readers) if (concerns(listener, event)) push(stream, textOf(event))
  }

  function push(stream: PassThrough, text: string): void {
    if (stream.writableLength > keptBytes) stream.destroy()
    else stream.write(text)
  }

  function beat(): void {
    const now = Date.now()
    for (const [stream, { until }] of readers)
      if (now >= until) stream.end()
      else push(stream, ': \n\n')
  }

  /** One that failed is begun again by the next reader. */
  async function listen(): Promise<void> {
    listening ??= database.sql.listen(channel, heard)
    try {
      await listening
    } catch (error) {
      listening = null
      throw error
    }
  }

  function makeRoom({ kind, personId }: Listener): void {
    const own = [...readers].filter(
      ([, { listener }]) => listener.kind === kind && listener.personId === personId,
    )
    for (const [stream] of own.slice(0, Math.max(0, own.length + 1 - streamsOfOne))) {
      readers.delete(stream)
      stream.end()
    }
  }

  return {
    async tell(tx, event) {
      await tx`select pg_notify(${channel}, ${JSON.stringify(event)})`
    },

    async open(listener) {
      await listen()
      makeRoom(listener)
      beating ??= setInterval(beat, beatMs).unref()
      const stream = new PassThrough()
      readers.set(stream, { listener, until: Date.now() + openMs })
      stream.once('close', () => readers.delete(stream))
      // The first bytes tell that it is open; a cut connection is tried again after two seconds.
      stream.write('retry: 2000\n\n')
      return stream
    },

    async stop() {
      if (beating) clearInterval(beating)
      beating = null
      for (const stream of readers.keys()) stream.end()
      const open = listening
      listening = null
      await (await open)?.unlisten()
    },
  }
}

function concerns(listener: Listener, { merchantId, storeId, isForStaff = false }: LiveEvent): boolean {
  if (listener.kind === 'staff') return true
  const sees = storeId === null || listener.storeIds === null || listener.storeIds.includes(storeId)
  return listener.merchantId === merchantId && sees && !isForStaff
}

/**
 * What a reader is told: the thread and what happened, and nothing of which merchant it is to the merchant
 * itself.
 */
function textOf({ threadId, kind, by, seq, name }: LiveEvent): string {
  return `event: ${kind}\ndata: ${JSON.stringify({ channel_id: threadId, by, seq, name })}\n\n`
}
