import type { partLinksReasons } from '@daftar/contract/reasons/part-links'
import { m } from '../compiled.ts'

export const partLinksReasonTexts: Record<keyof typeof partLinksReasons, () => string> = {
  part_asked: m.error_part_asked,
  part_closed: m.error_part_closed,
  part_changed: m.error_part_changed,
  part_pass_over: m.error_part_pass_over,
  too_many_part_links: m.error_too_many_part_links,
}
