import type { FieldCode, Reason } from '@daftar/contract'
import type { Refusal } from '../platform/http/refusal.ts'

/** The option that gives a fact, where it is not the fact's own name. */
const options: Readonly<Record<string, string>> = {
  name_ar: '--name-ar',
  commission_percent: '--commission',
  commission_fixed: '--commission-fixed',
  vat_percent: '--vat',
  legal_company_name: '--name',
  legal_address: '--address',
  commercial_registration_number: '--registration',
  tax_number: '--tax-number',
  bank_name: '--bank',
  first_name: '--first-name',
  last_name: '--last-name',
  store_ids: '--stores',
}

const fieldTexts: Partial<Record<FieldCode, string>> = {
  required: 'is needed.',
  too_short: 'is too short.',
  too_long: 'is too long.',
  below_minimum: 'is below what is possible.',
  above_maximum: 'is above what is possible.',
  choose_option: 'is none that there is.',
  wrong_currency: 'is not the currency of this country.',
  email_invalid: 'is no e-mail address.',
  phone_invalid: 'is no phone we can send codes to: +971501234567, with its country code.',
}

const reasonTexts: Partial<Record<Reason, string>> = {
  not_found: 'No merchant has this id, or nobody of it is meant. `npm run merchant -- list` shows all.',
  store_code_taken: '--code or --aliases: another store of this merchant has it already.',
  member_exists:
    'This person works for this merchant already: `npm run merchant -- role` changes their role.',
  contacts_differ: 'This e-mail address and this phone do not belong to one person.',
  last_admin: 'This is the last workspace admin: make somebody else one first.',
  wrong_status: 'It stands so already.',
}

/** A refusal as the operator reads it: what was typed wrongly, all at once, or why it cannot be. */
export function refusalText({ reason, details }: Refusal): string {
  const known = reasonTexts[reason]
  if (known !== undefined) return known
  const fields = Object.entries(details.fields ?? {})
  const lines = fields.map(
    ([name, code]) => `${options[name] ?? `--${name}`} ${fieldTexts[code] ?? 'is not valid.'}`,
  )
  return lines.length > 0 ? lines.join('\n') : reason
}
