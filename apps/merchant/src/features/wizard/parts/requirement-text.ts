import type { statementRequirements } from '@daftar/rules/capital/applications/statement-rules'
import { m } from '@daftar/words'

/** One statement of the confirmation dialog (WIZ-60 to WIZ-64). */
export function requirementText(requirement: (typeof statementRequirements)[number]): string {
  return texts[requirement]()
}

const texts: Record<(typeof statementRequirements)[number], () => string> = {
  business_account: m.wizard_requirement_business,
  entity_name_and_iban_visible: m.wizard_requirement_name,
  first_entry_six_months_ago: m.wizard_requirement_first,
  last_entry_seven_days_ago: m.wizard_requirement_last,
  downloaded_from_online_bank: m.wizard_requirement_downloaded,
}
