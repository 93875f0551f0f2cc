import { CallerLeft, ComeAgain } from './come-again.ts'

export interface TurnLimits {
  /** Turns at once, of all together. */
  atOnce: number
  /** Who may wait, of all together. */
  waiting: number
  /** The same of one owner, whoever else is there. */
  ofOne: { atOnce: number; waiting: number }
}

/** Seconds after which whoever was sent away may try again. */
const againSeconds = 5

interface Waiting {
  begin(): void
  sendAway(): void
}

interface Line {
  running: number
  waiting: Waiting[]
}

/**
 * Shares a few places between owners (merchants), so that what one of them asks for never keeps the others
 * waiting for all of it. An owner has at most its share at once; who waits is let in owner by owner in a
 * circle, within one owner in the order of asking: while an owner below its share waits, every other is let
 * in once at most.
 */
export class FairTurns {
  /** By owner, whoever's turn is next in front; an owner that was let in goes to the end. */
  private readonly lines = new Map<string, Line>()
  private running = 0
  private waiting = 0
  private isClosed = false
  private readonly limits: TurnLimits

  constructor(limits: TurnLimits) {
    this.limits = limits
  }

  /**
   * Resolves with what ends the turn. Throws `ComeAgain` where the owner's share (`too_many_requests`) or the
   * house (`unavailable`) is full, and `CallerLeft` when the signal ends the wait.
   */
  take(owner: string, signal?: AbortSignal): Promise<() => void> {
    const { waiting, ofOne } = this.limits
    if (this.isClosed)
      return Promise.reject(new ComeAgain('unavailable', 'the place is closed', againSeconds))
    if (signal?.aborted) return Promise.reject(new CallerLeft())
    const line = this.lineOf(owner)
    if (this.mayBegin(line)) return Promise.resolve(this.begin(owner, line))
    const isShareFull = line.waiting.length >= ofOne.waiting
    if (!isShareFull && this.waiting < waiting) return this.wait(owner, line, signal)
    const isOwn = isShareFull && (line.waiting.length > 0 || line.running >= ofOne.atOnce)
    this.forgetIdle(owner, line)
    return Promise.reject(
      isOwn
        ? new ComeAgain('too_many_requests', `${owner} has its share`, againSeconds)
        : new ComeAgain('unavailable', 'too many wait for a turn', againSeconds),
    )
  }

  /** Whoever waits is sent away. */
  close(): void {
    this.isClosed = true
    for (const line of this.lines.values()) for (const one of line.waiting.splice(0)) one.sendAway()
    this.waiting = 0
  }

  private wait(owner: string, line: Line, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.waiting.splice(line.waiting.indexOf(waiting), 1)
        this.waiting -= 1
        this.forgetIdle(owner, line)
        reject(new CallerLeft())
      }
      const waiting: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', leave)
          resolve(this.begin(owner, line))
        },
        sendAway: () => {
          signal?.removeEventListener('abort', leave)
          reject(new ComeAgain('unavailable', 'the place is closed', againSeconds))
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      line.waiting.push(waiting)
      this.waiting += 1
    })
  }

  private lineOf(owner: string): Line {
    const line = this.lines.get(owner) ?? { running: 0, waiting: [] }
    if (!this.lines.has(owner)) this.lines.set(owner, line)
    return line
  }

  private mayBegin(line: Line): boolean {
    return this.running < this.limits.atOnce && line.running < this.limits.ofOne.atOnce
  }

  private begin(owner: string, line: Line): () => void {
    this.running += 1
    line.running += 1
    this.lines.delete(owner)
    this.lines.set(owner, line)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.running -= 1
      line.running -= 1
      this.forgetIdle(owner, line)
      this.letIn()
    }
  }

  /** One turn ended, so at most one more begins: of the owner that was let in longest ago. */
  private letIn(): void {
    for (const line of this.lines.values())
      if (line.waiting.length > 0 && this.mayBegin(line)) {
        this.waiting -= 1
        line.waiting.shift()!.begin()
        return
      }
  }

  private forgetIdle(owner: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.lines.delete(owner)
  }
}
