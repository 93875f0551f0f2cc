import type { Database } from '../database/database.ts'
import { recordAudit, type AuditEntry } from './audit.ts'

/** How long refusals are counted before they are put on record. */
const everyMs = 60_000
/**
 * Kinds of refusals of one caller that are told apart within that time, and of all; what comes on top is one
 * kind.
 */
const mostKinds = 40
const mostKindsOfAll = 4_000

const various = 'various'

/** Several refusals of one kind. */
interface Counted {
  first: AuditEntry
  until: Date
  count: number
}

/**
 * What was refused changed nothing, and whoever is refused may ask again at once: so it waits for no chain of
 * the audit log, on which the merchant's own changes wait. Refusals of one caller, act, object and reason
 * within a minute are one entry; of more than one it says how many there were and until when. A process that
 * is killed loses its minute.
 */
export class Refusals {
  private counted = new Map<string, Counted>()
  private readonly kinds = new Map<string, number>()
  private timer: NodeJS.Timeout | null = null
  private flushing = Promise.resolve()
  private readonly database: Database
  private readonly onFailure: (error: unknown) => void

  constructor(database: Database, onFailure: (error: unknown) => void) {
    this.database = database
    this.onFailure = onFailure
  }

  /** Counts one; takes no connection and no lock. */
  note(entry: AuditEntry): void {
    this.add({ first: this.toldApart(entry), until: entry.at, count: 1 })
    this.timer ??= setTimeout(() => void this.flush(), everyMs).unref()
  }

  /** Puts on record what was counted until now. What cannot be written now is counted on. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.record())
    return this.flushing
  }

  private toldApart(entry: AuditEntry): AuditEntry {
    if (this.counted.has(kindOf(entry))) return entry
    const others = { ...entry, action: 'refused.others', object: various, reason: various }
    if (this.counted.size >= mostKindsOfAll)
      return { ...others, merchantId: null, actorId: various, actorRole: various }
    const caller = JSON.stringify([entry.merchantId, entry.actorId])
    const kinds = this.kinds.get(caller) ?? 0
    if (kinds >= mostKinds) return others
    this.kinds.set(caller, kinds + 1)
    return entry
  }

  private add({ first, until, count }: Counted): void {
    const known = this.counted.get(kindOf(first))
    if (!known) this.counted.set(kindOf(first), { first, until, count })
    else {
      known.until = until > known.until ? until : known.until
      known.count += count
    }
  }

  /** A chain at a time: each is held for its own entries alone. */
  private async record(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    const counted = this.counted
    this.counted = new Map()
    this.kinds.clear()
    for (const some of Map.groupBy(counted.values(), ({ first }) => first.merchantId).values())
      try {
        await this.database.system(async (tx) => {
          for (const one of some) await recordAudit(tx, entryOf(one))
        })
      } catch (error) {
        this.onFailure(error)
        for (const one of some) this.add(one)
        this.timer ??= setTimeout(() => void this.flush(), everyMs).unref()
      }
  }
}

function kindOf({ merchantId, actorId, action, object, reason }: AuditEntry): string {
  return JSON.stringify([merchantId, actorId, action, object, reason])
}

function entryOf({ first, until, count }: Counted): AuditEntry {
  return count === 1 ? first : { ...first, after: { count, until: until.toISOString() } }
}
