import type { Shareholder } from './shareholders.ts'

export type ShareholderDocument = 'passport' | 'nationalId'

/**
 * What somebody has to show: both papers when resident in the UAE, else the passport alone (KYB-92, KYB-93).
 */
export function documentsAsked({
  uaeResident,
}: Pick<Shareholder, 'uaeResident'>): readonly ShareholderDocument[] {
  return uaeResident ? ['passport', 'nationalId'] : ['passport']
}

/** How many of them are there, for the badge of the heading (KYB-88). */
export function documentsUploaded(holder: Shareholder): {
  readonly uploaded: number
  readonly required: number
} {
  const asked = documentsAsked(holder)
  return { uploaded: asked.filter((paper) => holder[paper] !== '').length, required: asked.length }
}

/**
 * What the check box "not a resident of UAE" does: ticked it takes the national ID away (KYB-86, KYB-87,
 * DEC-KYB-21).
 */
export function withResidence(holder: Shareholder, isNotResident: boolean): Shareholder {
  return isNotResident ? { ...holder, uaeResident: false, nationalId: '' } : { ...holder, uaeResident: true }
}

/** The documents that are missing, by `0.passport` and `0.nationalId`. */
export function checkShareholderIds(list: readonly Shareholder[]): Record<string, 'required'> {
  const missing = list.flatMap((holder, index) =>
    documentsAsked(holder)
      .filter((paper) => holder[paper] === '')
      .map((paper) => [`${index}.${paper}`, 'required'] as const),
  )
  return Object.fromEntries(missing)
}

/** Whether the step may be shown: there is a first shareholder with a name and a share (KYB-89). */
export function hasFirstShareholder(list: readonly Pick<Shareholder, 'name' | 'value'>[]): boolean {
  const [first] = list
  return first !== undefined && first.name.trim() !== '' && first.value !== ''
}
