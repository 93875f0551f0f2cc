/** The steps of the business verification in their order (KYB-04). */
export const kybStepNames = [
  'initialization',
  'your_details',
  'commercial_licence',
  'shareholders',
  'shareholder_ids',
  'iban_verification',
  'review',
] as const
export type KybStepName = (typeof kybStepNames)[number]

/** Those the progress header lists (KYB-19, DEC-KYB-3). */
export const kybHeaderSteps = kybStepNames.filter((name) => name !== 'initialization')

/** A step as the server tells it: the browser never works out by itself whether one is complete. */
export interface KybStep {
  readonly name: KybStepName
  readonly completed: boolean
}

/** Who signs (KYB-119); empty where nothing was given. */
export interface KybSignatory {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly nationalIdNumber: string
  /** Handle of the uploaded document. */
  readonly nationalIdFile: string
}

/** What the licence step needs of `legal_info` (KYB-124). */
export interface KybLicence {
  readonly file: string
  readonly activities: string
  readonly issueDate: string
  readonly expiryDate: string
}

/** KYB-127. */
export interface KybShareholder {
  readonly name: string
  readonly isUaeResident: boolean
  readonly passportFile: string
  readonly nationalIdFile: string
}

/** What an application holds of its business verification. */
export interface KybRecord {
  readonly signatory: KybSignatory | null
  readonly licence: KybLicence | null
  readonly shareholders: readonly KybShareholder[]
  readonly bank: { readonly iban: string; readonly bankName: string } | null
}

/**
 * Every step with whether it is complete; the check-list always is, the review is the handing in itself
 * (DEC-KYB-3).
 */
export function kybSteps(record: KybRecord): KybStep[] {
  return kybStepNames.map((name) => ({ name, completed: isComplete(name, record) }))
}

/** The steps that keep an application from being handed in (DEC-KYB-28). */
export function incompleteKybSteps(steps: readonly KybStep[]): KybStepName[] {
  return steps.filter(({ name, completed }) => name !== 'review' && !completed).map(({ name }) => name)
}

function isComplete(name: KybStepName, record: KybRecord): boolean {
  switch (name) {
    case 'initialization':
      return true
    case 'your_details':
      return record.signatory !== null && allGiven(record.signatory)
    case 'commercial_licence':
      return record.licence !== null && allGiven(record.licence)
    case 'shareholders':
      return record.shareholders.some((one) => one.name !== '')
    case 'shareholder_ids':
      return record.shareholders.length > 0 && record.shareholders.every(hasIds)
    case 'iban_verification':
      return record.bank !== null && allGiven(record.bank)
    case 'review':
      return false
  }
}

/** A resident gives both documents, anybody else the passport (KYB-24, KYB-25). */
function hasIds({ isUaeResident, passportFile, nationalIdFile }: KybShareholder): boolean {
  return passportFile !== '' && (!isUaeResident || nationalIdFile !== '')
}

function allGiven(part: object): boolean {
  return Object.values(part).every((text) => text !== '')
}
