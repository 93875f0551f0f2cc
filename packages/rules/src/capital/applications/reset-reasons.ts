import type { MarkTarget } from './marks.ts'

/**
 * The reasons the fix form knows, in the order that decides its title and hint (APPL-32, APPL-33, APPL-34,
 * DEC-APPL-7).
 */
export const resetReasons = [
  'business_license_expired',
  'business_license_expires_soon',
  'irrelevant_license',
  'beneficiary_name_mismatch',
  'company_name_mismatch',
] as const
export type ResetReason = (typeof resetReasons)[number]

/** APPL-31. */
export const resetFields = [
  'cr_file',
  'cr_number',
  'company_name_or_legal_name',
  'registered_company_address',
] as const
export type ResetField = (typeof resetFields)[number]

/** The place of an application a field of the fix form corrects, as an underwriter would mark it. */
export const placeOfField = {
  cr_file: 'licence_file',
  cr_number: 'licence_number',
  company_name_or_legal_name: 'company_name',
  registered_company_address: 'company_address',
} as const satisfies Record<ResetField, MarkTarget>
export type CorrectedPlace = (typeof placeOfField)[ResetField]

const fieldsOfReason: Record<ResetReason, readonly ResetField[]> = {
  business_license_expired: ['cr_file'],
  business_license_expires_soon: ['cr_file'],
  irrelevant_license: resetFields,
  beneficiary_name_mismatch: resetFields,
  company_name_mismatch: ['company_name_or_legal_name'],
}

/** Without the prefix `reason_`, lower case (APPL-28). */
export function normaliseReason(reason: string): string {
  return reason
    .trim()
    .replace(/^reason_/i, '')
    .toLowerCase()
}

/** The known reasons among some, in the table's order; unknown ones are ignored (DEC-APPL-7). */
export function knownResetReasons(reasons: readonly string[]): ResetReason[] {
  const given = reasons.map(normaliseReason)
  return resetReasons.filter((reason) => given.includes(reason))
}

/**
 * The reason that gives the form its title and hint (APPL-29, APPL-30, DEC-APPL-7); null without a known one.
 */
export function leadingReason(reasons: readonly string[]): ResetReason | null {
  return knownResetReasons(reasons)[0] ?? null
}

/** The known reasons that a field is asked for because of, in the table's order. */
export function reasonsOfField(reasons: readonly string[], field: ResetField): ResetReason[] {
  return knownResetReasons(reasons).filter((reason) => fieldsOfReason[reason].includes(field))
}

/**
 * The fields the form shows and asks for: the union over the reasons, in form order (APPL-31 to APPL-35,
 * DEC-APPL-7).
 */
export function fieldsForReasons(reasons: readonly string[]): ResetField[] {
  const shown = knownResetReasons(reasons).flatMap((reason) => fieldsOfReason[reason])
  return resetFields.filter((field) => shown.includes(field))
}

/**
 * What an application that came back asks for. The older form has no other way back than its own, so without
 * a known reason it asks for everything; any other application then asks for nothing (DEC-APPL-6).
 */
export function fieldsToFix(reasons: readonly string[], isOlderForm: boolean): readonly ResetField[] {
  const fields = fieldsForReasons(reasons)
  return fields.length === 0 && isOlderForm ? resetFields : fields
}

export type ResubmissionProblem = 'params_for_update_not_sent' | 'params_for_update_not_diff'

/**
 * Whether a resubmission changes anything among the shown fields (CAPI-42, CAPI-43, DEC-APPL-8); null when it
 * does.
 */
export function resubmissionProblem(
  sent: Partial<Record<ResetField, string>>,
  stored: Partial<Record<ResetField, string>>,
  shown: readonly ResetField[],
): ResubmissionProblem | null {
  const given = shown.filter((field) => sent[field] !== undefined)
  if (given.length === 0) return 'params_for_update_not_sent'
  return given.some((field) => sent[field]!.trim() !== (stored[field] ?? ''))
    ? null
    : 'params_for_update_not_diff'
}

export const rejectionReasons = ['general_reject', 'no_valid_license', 'high_exposure'] as const

/**
 * The key of the text of a rejection or a reset: a known reason, else `general_reject` (APPL-26,
 * DEC-APPL-10).
 */
export function reasonTextKey(reason: string): (typeof rejectionReasons)[number] | ResetReason {
  const key = normaliseReason(reason)
  return [...rejectionReasons, ...resetReasons].find((known) => known === key) ?? 'general_reject'
}
