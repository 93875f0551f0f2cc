import type { registersReasons } from '@daftar/contract/reasons/registers'
import { m } from '../compiled.ts'

export const registersReasonTexts: Record<keyof typeof registersReasons, () => string> = {
  register_away: m.error_register_away,
}
