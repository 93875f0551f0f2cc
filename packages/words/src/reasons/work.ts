import type { workReasons } from '@daftar/contract/reasons/work'
import { m } from '../compiled.ts'

export const workReasonTexts: Record<keyof typeof workReasons, () => string> = {
  assigned_meanwhile: m.error_assigned_meanwhile,
}
