import { knownResetReasons, reasonTextKey } from '@daftar/rules/capital/applications/reset-reasons'
import { m } from '@daftar/words'

type Words = { title: () => string; text: () => string }

/**
 * DEC-APPL-10: one title and one sentence per reason; what the rules do not know reads as the general one
 * (APPL-26, APPL-27).
 */
const words: Record<ReturnType<typeof reasonTextKey>, Words> = {
  general_reject: { title: m.capital_reason_invalid_details, text: m.capital_reason_general },
  no_valid_license: { title: m.capital_reason_cannot_verify, text: m.capital_reason_no_licence },
  high_exposure: { title: m.capital_reason_invalid_details, text: m.capital_reason_exposure },
  irrelevant_license: { title: m.capital_reason_cannot_verify, text: m.capital_reason_irrelevant },
  beneficiary_name_mismatch: { title: m.capital_reason_name, text: m.capital_reason_name_text },
  company_name_mismatch: { title: m.capital_reason_name, text: m.capital_reason_name_text },
  business_license_expires_soon: { title: m.capital_reason_soon, text: m.capital_reason_soon_text },
  business_license_expired: { title: m.capital_reason_expired, text: m.capital_reason_expired_text },
}

/**
 * What a reset is told by: the reasons the table knows, in its order; without any, those it has (DEC-APPL-7).
 */
export function toldReasons(reasons: readonly string[]): readonly string[] {
  const known = knownResetReasons(reasons)
  return known.length > 0 ? known : reasons
}

/** The title of the first reason (APPL-27). */
export function reasonTitle(reasons: readonly string[]): string {
  return words[reasonTextKey(reasons[0] ?? '')].title()
}

/** The sentences of all reasons, each once. */
export function reasonWords(reasons: readonly string[]): string {
  const given = reasons.length > 0 ? reasons : ['general_reject']
  return [...new Set(given.map((reason) => words[reasonTextKey(reason)].text()))].join(' ')
}
