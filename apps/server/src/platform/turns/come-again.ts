/**
 * The house, or one caller's share of it, is full for the moment; thrown from wherever a turn is taken, and
 * answered with when to come again: 429 where it is the caller's own share, 503 where others fill the house.
 */
export class ComeAgain extends Error {
  override name = 'ComeAgain'
  readonly reason: 'too_many_requests' | 'unavailable'
  readonly afterSeconds: number

  constructor(reason: ComeAgain['reason'], why: string, afterSeconds: number) {
    super(why)
    this.reason = reason
    this.afterSeconds = afterSeconds
  }
}

/** The caller went away before a turn came: nobody reads what is answered. */
export class CallerLeft extends Error {
  override name = 'CallerLeft'
  /** Such as proxies write for it; it is no fault of ours. */
  readonly statusCode = 499
}
