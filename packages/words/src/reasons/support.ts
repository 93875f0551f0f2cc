import type { supportReasons } from '@daftar/contract/reasons/support'
import { m } from '../compiled.ts'

export const supportReasonTexts: Record<keyof typeof supportReasons, () => string> = {
  ticket_closed: m.error_ticket_closed,
  newer_message: m.error_newer_message,
  already_rated: m.error_already_rated,
  attachment_unknown: m.error_attachment_unknown,
}
