import type { disputesReasons } from '@daftar/contract/reasons/disputes'
import { m } from '../compiled.ts'

export const disputesReasonTexts: Record<keyof typeof disputesReasons, () => string> = {
  dispute_answered: m.error_dispute_answered,
  order_not_disputable: m.error_order_not_disputable,
  already_disputed: m.error_already_disputed,
  dispute_too_large: m.error_dispute_too_large,
  verdict_incomplete: m.error_verdict_incomplete,
  waits_for_second: m.error_waits_for_second,
  claim_pass_over: m.error_claim_pass_over,
  too_many_claims: m.error_too_many_claims,
  draft_changed: m.error_draft_changed,
  narrow_the_filters: m.error_narrow_the_filters,
}
