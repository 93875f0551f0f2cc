import type { KybStepName } from '@daftar/rules/capital/kyb/steps'
import { m } from '@daftar/words'

const titles: Record<KybStepName, () => string> = {
  initialization: m.kyb_gather_title,
  // KYB-05, KYB-06.
  your_details: m.kyb_step_your_details,
  commercial_licence: m.kyb_step_licence,
  shareholders: m.kyb_step_shareholders,
  shareholder_ids: m.kyb_step_ids,
  iban_verification: m.kyb_step_iban,
  review: m.kyb_step_review,
}

/** The short name of a step, for the header and for sentences. */
export function kybStepTitle(name: KybStepName): string {
  return titles[name]()
}
