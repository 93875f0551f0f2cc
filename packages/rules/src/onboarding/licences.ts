/** ONB-58. */
export const licenceTypes = ['commercial_registration', 'trade_license', 'freelance_license'] as const
export type LicenceType = (typeof licenceTypes)[number]

/** ONB-62. */
export const businessTypes = [
  'freelance_license',
  'foreign_branch',
  'sole_proprietorship',
  'partnership',
  'private_company',
  'listed_company',
] as const
export type BusinessType = (typeof businessTypes)[number]

/**
 * ONB-59: whether a registration of commerce stands behind the licence, which has a number of its own
 * (DEC-ONB-27).
 */
export function isCommercialType(type: LicenceType | ''): boolean {
  return type === 'commercial_registration' || type === 'trade_license'
}

const registeredByForce: readonly string[] = ['BHR', 'KWT', 'QAT']

/**
 * The licence type a form shows: none for one of commerce in ARE (ONB-60), one alone in BHR, KWT and QAT
 * (ONB-61).
 */
export function licenceTypeIn(country: string, type: LicenceType | ''): LicenceType | '' {
  if (registeredByForce.includes(country)) return 'commercial_registration'
  return country === 'ARE' && isCommercialType(type) ? '' : type
}

/** DEC-ONB-26: what is kept as licence type when the one select of ARE says a business type. */
export function licenceTypeOfBusiness(type: BusinessType): LicenceType {
  return type === 'freelance_license' ? 'freelance_license' : 'trade_license'
}
