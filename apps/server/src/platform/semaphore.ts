/** A semaphore with a short queue: at most so many at once, so many more waiting in order, and nobody behind them. */
export class Semaphore {
  private free: number
  private readonly waiting: ((release: (() => void) | null) => void)[] = []
  private readonly mostWaiting: number
  private closed = false

  constructor(atOnce: number, mostWaiting: number) {
    this.free = atOnce
    this.mostWaiting = mostWaiting
  }

  /** Resolves with what ends the turn, or with null when the queue is full or closed. */
  take(): Promise<(() => void) | null> {
    if (this.closed) return Promise.resolve(null)
    if (this.free > 0) {
      this.free -= 1
      return Promise.resolve(this.releaseOnce())
    }
    if (this.waiting.length >= this.mostWaiting) return Promise.resolve(null)
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  /** Whoever waits is sent away. */
  close(): void {
    this.closed = true
    for (const resolve of this.waiting.splice(0)) resolve(null)
  }

  private releaseOnce(): () => void {
    let released = false
    return () => {
      if (released) return
      released = true
      const next = this.waiting.shift()
      if (next) next(this.releaseOnce())
      else this.free += 1
    }
  }
}
