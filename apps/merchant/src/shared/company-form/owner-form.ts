import type { Errors } from '@daftar/app-kit/use-checked-form'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { checkOwner } from '@daftar/rules/onboarding/check-owners'
import type { Issue } from '@daftar/rules/onboarding/issues'
import type { CompanyOwner } from '@daftar/rules/onboarding/owners'
import { toLatinDigits } from '@daftar/rules/text/digits'

/** A person as they are typed: figures are texts. */
export interface OwnerValues extends Omit<CompanyOwner, 'shares_percent' | 'shares_count'> {
  shares_percent: string
  shares_count: string
}

const path = 'owner'

export function ownerValues(owner: CompanyOwner): OwnerValues {
  return {
    ...owner,
    shares_percent: owner.shares_percent?.toString() ?? '',
    shares_count: owner.shares_count?.toString() ?? '',
  }
}

/**
 * The person that is written down. A company has no birthday, no nationality and no second side (DEC-ONB-15).
 */
export function ownerOf(values: OwnerValues): CompanyOwner {
  const isCompany = values.type === 'company'
  return {
    ...values,
    name: values.name.trim(),
    identity_id: values.identity_id.trim(),
    shares_percent: figureOf(values.shares_percent),
    shares_count: figureOf(values.shares_count),
    ...(isCompany && { birth_date: '', nationality: '', national_id_expiration_date: '' }),
    ...((isCompany || values.identity_type === 'PASSPORT_NUMBER') && { national_id_backside_url: null }),
    ...(isCompany && { is_ultimate_beneficial_owner: false }),
  }
}

/** What is wrong with a person, by the name of the field. */
export function ownerIssues(values: OwnerValues, today: CalendarDate): Issue[] {
  const issues = checkOwner(ownerOf(values), path, today)
  return issues.map((issue) => ({ ...issue, field: issue.field.slice(path.length + 1) }))
}

export function ownerErrors(values: OwnerValues, today: CalendarDate): Errors {
  return Object.fromEntries(ownerIssues(values, today).map(({ field }) => [field, 'invalid' as const]))
}

/** A share as it may be typed: digits and one point, with at most so many digits behind it. */
export function figureText(typed: string, decimals: number): string {
  const [whole = '', ...rest] = toLatinDigits(typed)
    .replace(/[٫,]/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  if (rest.length === 0 || decimals === 0) return whole.slice(0, 12)
  return `${whole.slice(0, 12)}.${rest.join('').slice(0, decimals)}`
}

function figureOf(text: string): number | null {
  return text === '' || text === '.' ? null : Number(text)
}
