/** ONB-57. */
export const ownerRoles = ['Board Member', 'CEO', 'General Manager'] as const
export type OwnerRole = (typeof ownerRoles)[number]
/** ONB-53; the first is the default (ONB-54). */
export const identityTypes = ['NATIONAL_ID', 'PASSPORT_NUMBER'] as const
export type IdentityType = (typeof identityTypes)[number]
/** ONB-55; the first is the default. */
export const ownerTypes = ['individual', 'company'] as const
export type OwnerType = (typeof ownerTypes)[number]

/**
 * ONB-52: somebody who owns, runs or signs for the company; of a company the file of the ID is its licence.
 */
export interface CompanyOwner {
  id: string
  identity_id: string
  identity_type: IdentityType
  name: string
  role: OwnerRole | ''
  type: OwnerType
  shares_count: number | null
  /** Of a hundred, with up to four decimals. */
  shares_percent: number | null
  gross: number | null
  birth_date: string
  nationality: string
  national_id_url: string | null
  national_id_backside_url: string | null
  national_id_expiration_date: string
  is_shareholder: boolean
  is_senior_management: boolean
  is_authorised_signatory: boolean
  is_ultimate_beneficial_owner: boolean
}

export const ownerFlags = [
  'is_shareholder',
  'is_senior_management',
  'is_authorised_signatory',
  'is_ultimate_beneficial_owner',
] as const
export type OwnerFlag = (typeof ownerFlags)[number]

/** Somebody new with the defaults (ONB-54, ONB-55). */
export function newOwner(id: string): CompanyOwner {
  return {
    id,
    identity_id: '',
    identity_type: 'NATIONAL_ID',
    name: '',
    role: '',
    type: 'individual',
    shares_count: null,
    shares_percent: null,
    gross: null,
    birth_date: '',
    nationality: '',
    national_id_url: null,
    national_id_backside_url: null,
    national_id_expiration_date: '',
    is_shareholder: false,
    is_senior_management: false,
    is_authorised_signatory: false,
    is_ultimate_beneficial_owner: false,
  }
}

/** ONB-56. */
export function isShareholder({
  is_shareholder,
  shares_percent,
}: Pick<CompanyOwner, 'is_shareholder' | 'shares_percent'>): boolean {
  return is_shareholder || (shares_percent ?? 0) !== 0
}

/** Whether somebody counts by a flag: as shareholder also who holds a share. */
export function hasFlag(owner: CompanyOwner, flag: OwnerFlag): boolean {
  return flag === 'is_shareholder' ? isShareholder(owner) : owner[flag]
}

const wholeParts = 1_000_000

/**
 * A share in ten-thousandths of a percent: what is compared, so that no sum of fractions is off by a hair
 * (ONB-65).
 */
export function shareParts(percent: number | null): number {
  return Math.round((percent ?? 0) * 10_000)
}

/** ONB-65: whether the shares are exactly 100 together, at four decimals. */
export function areSharesWhole(owners: readonly Pick<CompanyOwner, 'shares_percent'>[]): boolean {
  return owners.reduce((sum, { shares_percent }) => sum + shareParts(shares_percent), 0) === wholeParts
}

const quarter = wholeParts / 4

/**
 * ONB-70: nobody need be named as beneficial owner where every shareholder is a person with exactly 25
 * percent.
 */
export function isExemptFromBeneficialOwner(owners: readonly CompanyOwner[]): boolean {
  const holding = owners.filter(isShareholder)
  return (
    holding.length > 0 &&
    holding.every(
      ({ type, shares_percent }) => type === 'individual' && shareParts(shares_percent) === quarter,
    )
  )
}

/** DEC-ONB-18: a person with 25 percent or more is proposed as beneficial owner. */
export function isProposedBeneficialOwner({
  type,
  shares_percent,
}: Pick<CompanyOwner, 'type' | 'shares_percent'>): boolean {
  return type === 'individual' && shareParts(shares_percent) >= quarter
}

/**
 * DEC-ONB-17: the list after a flag was taken from somebody, who leaves it when neither another flag nor a
 * share remains.
 */
export function withoutFlag(
  owners: readonly CompanyOwner[],
  id: string,
  flag: OwnerFlag,
): readonly CompanyOwner[] {
  return owners
    .map((owner) => (owner.id === id ? { ...owner, [flag]: false } : owner))
    .filter((owner) => owner.id !== id || ownerFlags.some((other) => hasFlag(owner, other)))
}
