import {
  defaultRateLimits,
  type Counted,
  type RateLimits,
} from '../../platform/http/rate-limits/rate-limit.ts'

/** Limits nobody reaches: a test of one sets that one itself. */
export const noLimits = Object.fromEntries(
  (Object.keys(defaultRateLimits) as Counted[]).map((kind) => [kind, 100_000_000]),
) as RateLimits
