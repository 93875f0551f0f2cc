/** How long a session is believed without asking again: the longest a missed notification can matter. */
const rememberMs = 1_000
/** A transaction that changes a right has committed by then; until then nobody it concerns is remembered. */
const distrustMs = 5_000
const mostEntries = 20_000

interface Entry<A> {
  actor: A
  /** Whatever may change the actor's rights: the person or member of staff, and the merchants. */
  dependsOn: readonly string[]
  atMs: number
}

/** An actor as the database knows them now. */
export interface Known<A> {
  actor: A
  dependsOn: readonly string[]
}

interface Asking<A, R> {
  changes: number
  answer: Promise<A | R>
}

/**
 * Actors by session for at most a second, so that a page's burst of calls costs one look-up. A change of
 * access evicts at once; an answer that was asked for before the change is used but never kept.
 */
export class AccessCache<A, R extends string = never> {
  private readonly entries = new Map<string, Entry<A>>()
  private readonly distrusted = new Map<string, number>()
  private readonly asking = new Map<string, Asking<A, R>>()
  private distrustUntilMs = 0
  private changes = 0
  private readonly nowMs: () => number

  constructor(nowMs: () => number = () => performance.now()) {
    this.nowMs = nowMs
  }

  /**
   * The actor of a session, or why there is none. Calls that come while one asks wait for the same answer.
   */
  resolve(key: string, ask: () => Promise<Known<A> | R>): Promise<A | R> {
    const kept = this.find(key)
    if (kept !== null) return Promise.resolve(kept)
    const under = this.asking.get(key)
    if (under?.changes === this.changes && this.distrustUntilMs <= this.nowMs()) return under.answer
    const begun = { changes: this.changes, answer: this.ask(key, ask) }
    this.asking.set(key, begun)
    const over = () => {
      if (this.asking.get(key) === begun) this.asking.delete(key)
    }
    begun.answer.then(over, over)
    return begun.answer
  }

  private async ask(key: string, ask: () => Promise<Known<A> | R>): Promise<A | R> {
    const asked = this.stamp()
    const known = await ask()
    if (typeof known === 'string') return known
    this.keep(key, known.actor, known.dependsOn, asked)
    return known.actor
  }

  find(key: string): A | null {
    const entry = this.entries.get(key)
    return entry && this.nowMs() - entry.atMs < rememberMs ? entry.actor : null
  }

  /** Taken before asking the database; `keep` needs it to know what it may have missed meanwhile. */
  stamp(): { changes: number; atMs: number } {
    return { changes: this.changes, atMs: this.nowMs() }
  }

  keep(
    key: string,
    actor: A,
    dependsOn: readonly string[],
    asked: Readonly<{ changes: number; atMs: number }>,
  ): void {
    const now = this.nowMs()
    const doubtful = dependsOn.some((id) => (this.distrusted.get(id) ?? 0) > now)
    if (doubtful || asked.changes !== this.changes) return
    if (this.entries.size >= mostEntries) this.entries.clear()
    this.entries.set(key, { actor, dependsOn, atMs: asked.atMs })
  }

  /** Something a right depends on has changed. */
  evict(id: string): void {
    this.changes += 1
    for (const [key, { dependsOn }] of this.entries) if (dependsOn.includes(id)) this.entries.delete(key)
  }

  /** The transaction that changes it is about to commit. */
  distrust(id: string): void {
    const now = this.nowMs()
    for (const [old, until] of this.distrusted) if (until < now) this.distrusted.delete(old)
    this.distrusted.set(id, now + distrustMs)
    this.distrustUntilMs = now + distrustMs
    this.evict(id)
  }

  clear(): void {
    this.changes += 1
    this.entries.clear()
  }
}
