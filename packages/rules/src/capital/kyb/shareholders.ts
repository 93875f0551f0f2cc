import { toLatinDigits } from '../../text/digits.ts'
import { decodedFileUrl } from './file-url.ts'

/** KYB-77. */
export const shareholderTypes = ['individual', 'company'] as const
export type ShareholderType = (typeof shareholderTypes)[number]

/**
 * A shareholder as a form holds it: the share as typed, documents as handles, empty without one (KYB-127).
 */
export interface Shareholder {
  readonly name: string
  readonly value: string
  readonly type: ShareholderType
  readonly uaeResident: boolean
  readonly passport: string
  readonly nationalId: string
}

/** The longest name, in characters. */
export const shareholderNameMax = 120

/** KYB-65: the share has at most so many digits. */
export const shareDigits = 3

/** In percent, both inclusive (KYB-75, KYB-76, DEC-KYB-18). */
const least = 25
const most = 100

/** A new entry is an individual and resident in the UAE (KYB-68). */
export function newShareholder(): Shareholder {
  return { name: '', value: '', type: 'individual', uaeResident: true, passport: '', nationalId: '' }
}

/** What the field of the share keeps of what is typed: digits, three of them at most (KYB-65). */
export function typedShare(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, shareDigits)
}

export type ShareholderErrors = Partial<
  Record<
    'name' | 'value',
    'required' | 'too_long' | 'invalid' | 'share_below_minimum' | 'share_above_maximum'
  >
>

/**
 * What is wrong with one card (KYB-64, KYB-75, KYB-76). `others` are the shares of the other cards: what goes
 * beyond a hundred together is said of this one, which is being saved (DEC-KYB-19).
 */
export function checkShareholder(
  holder: Pick<Shareholder, 'name' | 'value'>,
  others: readonly Pick<Shareholder, 'value'>[],
): ShareholderErrors {
  const errors: ShareholderErrors = {}
  const name = holder.name.trim()
  if (name === '') errors.name = 'required'
  else if (name.length > shareholderNameMax) errors.name = 'too_long'
  const value = valueProblem(holder.value, sumOf(others))
  if (value) errors.value = value
  return errors
}

function valueProblem(text: string, taken: number): ShareholderErrors['value'] | null {
  if (text === '') return 'required'
  if (!/^\d+$/.test(text)) return 'invalid'
  const share = Number(text)
  if (share < least) return 'share_below_minimum'
  return share > most || share + taken > most ? 'share_above_maximum' : null
}

/**
 * What is wrong with a list, by card; the cards before one are what it is counted with, so that the first
 * which goes beyond a hundred is the one that is told.
 */
export function checkShareholders(
  list: readonly Pick<Shareholder, 'name' | 'value'>[],
): ReadonlyMap<number, ShareholderErrors> {
  const found = new Map<number, ShareholderErrors>()
  for (const [index, holder] of list.entries()) {
    const errors = checkShareholder(holder, list.slice(0, index))
    if (Object.keys(errors).length > 0) found.set(index, errors)
  }
  return found
}

function sumOf(list: readonly Pick<Shareholder, 'value'>[]): number {
  return list.reduce((sum, { value }) => sum + (Number(value) || 0), 0)
}

/**
 * A shareholder as it travels (KYB-127): the share is a number, a resident's national ID stands beside the
 * passport.
 */
export interface ShareholderBlock {
  readonly name: string
  readonly value: number
  readonly type: ShareholderType
  readonly uae_resident: boolean
  readonly documents: {
    readonly passport: { readonly file: string | null }
    readonly national_id?: { readonly file: string | null } | undefined
  }
}

/**
 * What a form sends (KYB-142): numbers (KYB-143), decoded handles (KYB-144), no national ID of who is no
 * resident (KYB-145).
 */
export function shareholderBlocksOf(list: readonly Shareholder[]): ShareholderBlock[] {
  return list.map(({ name, value, type, uaeResident, passport, nationalId }) => ({
    name: name.trim(),
    value: Number(value),
    type,
    uae_resident: uaeResident,
    documents: {
      passport: { file: handleOf(passport) },
      ...(uaeResident && { national_id: { file: handleOf(nationalId) } }),
    },
  }))
}

/** None while nothing is uploaded. */
function handleOf(url: string): string | null {
  return url === '' ? null : decodedFileUrl(url)
}

/** The same back, as a form begins with it and as the server checks what it was sent. */
export function shareholdersOf(blocks: readonly ShareholderBlock[]): Shareholder[] {
  return blocks.map(({ name, value, type, uae_resident, documents }) => ({
    name,
    value: String(value),
    type,
    uaeResident: uae_resident,
    passport: documents.passport.file ?? '',
    nationalId: documents.national_id?.file ?? '',
  }))
}
