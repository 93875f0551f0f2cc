import { divideDown } from '../money/rounding.ts'

const dayMs = 24 * 3_600_000

/**
 * Days an order waits for its capture before staff of the shop are warned, and before it is captured for
 * them.
 */
export interface CaptureAgeing {
  /** Rising. */
  readonly warnDays: readonly number[]
  readonly autoCaptureDays: number
}
export const defaultCaptureAgeing: CaptureAgeing = { warnDays: [7, 14, 19], autoCaptureDays: 21 }

/** Whole days since the authorisation. */
export function waitingDays(authorizedAtMs: number, nowMs: number): number {
  return Number(divideDown(BigInt(nowMs - authorizedAtMs), BigInt(dayMs)))
}

/**
 * Orders that were authorised at this instant or before have waited so many whole days (epoch milliseconds).
 */
export function waitingSince(nowMs: number, days: number): number {
  return nowMs - days * dayMs
}

/** When an order that nobody captures is captured for its shop (epoch milliseconds). */
export function autoCaptureAt(authorizedAtMs: number, { autoCaptureDays }: CaptureAgeing): number {
  return authorizedAtMs + autoCaptureDays * dayMs
}

/** The bands of the uncaptured list, by whole days waited; `late` warns of the capture to come. */
export const ageBands = ['fresh', 'week', 'fortnight', 'late'] as const
export type AgeBand = (typeof ageBands)[number]

export function ageBandOf(days: number, { warnDays }: CaptureAgeing = defaultCaptureAgeing): AgeBand {
  const passed = warnDays.filter((warn) => days >= warn).length
  return ageBands[Math.min(passed, ageBands.length - 1)]!
}

/**
 * The whole days of a band, from the first to before the last (null where it has no end). Null for a band
 * that holds no day, as there are when fewer days warn. The other side of `ageBandOf`.
 */
export function daysOfBand(
  band: AgeBand,
  { warnDays }: CaptureAgeing = defaultCaptureAgeing,
): { from: number; before: number | null } | null {
  const at = ageBands.indexOf(band)
  const from = at === 0 ? 0 : warnDays[at - 1]
  if (from === undefined) return null
  const isLast = at === ageBands.length - 1
  return { from, before: isLast ? null : (warnDays[at] ?? null) }
}
