import type { clockReasons } from '@daftar/contract/reasons/clock'
import { m } from '../compiled.ts'

export const clockReasonTexts: Record<keyof typeof clockReasons, () => string> = {
  clock_backwards: m.error_clock_backwards,
  clock_moving: m.error_clock_moving,
}
