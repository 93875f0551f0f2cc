import { rejectionReasons, resetReasons } from '@daftar/rules/capital/applications/reset-reasons'
import { m } from '@daftar/words'
import { reasonText } from './words.ts'

const reasons: readonly string[] = [...rejectionReasons, ...resetReasons]

/** The reasons of a decision in words, the note as it was written: `company_name_mismatch, ... · note`. */
export function readableHistory(detail: string): string {
  const [first = '', ...rest] = detail.split(' · ')
  const codes = first.split(', ')
  if (!codes.every((code) => reasons.includes(code))) return detail
  return [codes.map(reasonText).join(m.desk_comma()), ...rest].join(' · ')
}
