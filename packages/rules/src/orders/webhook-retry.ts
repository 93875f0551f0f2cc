const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Minutes between the attempts at a message: eleven attempts in about three days. */
export const retryMinutes = [1, 5, 30, 60, 240, 360, 720, 720, 720, 1_440] as const

/**
 * A wait is this much shorter or longer by chance, so that what failed together does not come together again.
 */
export const retryJitter = 0.1

/**
 * How long to wait, in milliseconds, after so many attempts that failed; null when there is no further one.
 * `chance` lies between 0 and 1.
 */
export function retryWaitMs(attempts: number, chance: number): number | null {
  const minutes = retryMinutes[attempts - 1]
  return minutes === undefined ? null : Math.round(minutes * minuteMs * (1 + retryJitter * (2 * chance - 1)))
}

/**
 * A webhook is warned about after so many attempts that failed one after the other, and not within the first
 * hour.
 */
export const warnAfter = { failures: 5, ms: hourMs } as const

/**
 * It is paused after so many, and not within the first day: what it is to be told then waits, and nothing is
 * lost.
 */
export const pauseAfter = { failures: 10, ms: 24 * hourMs } as const

/**
 * `failing` from the warning on, not at the first attempt that was lost; `paused` until somebody or a probe
 * resumes it.
 */
export const webhookHealths = ['active', 'failing', 'paused'] as const
export type WebhookHealth = (typeof webhookHealths)[number]

/** Attempts at a webhook that failed one after the other, and since when, in milliseconds. */
export interface Failing {
  failures: number
  forMs: number
}

/** What follows for a webhook from one more attempt that failed. */
export function afterFailure(failing: Failing, health: WebhookHealth): 'pause' | 'warn' | null {
  if (health === 'paused') return null
  if (isBeyond(failing, pauseAfter)) return 'pause'
  return health === 'active' && isBeyond(failing, warnAfter) ? 'warn' : null
}

function isBeyond({ failures, forMs }: Failing, limit: { failures: number; ms: number }): boolean {
  return failures >= limit.failures && forMs >= limit.ms
}

/**
 * While a webhook is paused its oldest message is tried every hour of the first three days, then once a day.
 */
export function probeWaitMs(probes: number): number {
  return probes < 72 ? hourMs : 24 * hourMs
}
