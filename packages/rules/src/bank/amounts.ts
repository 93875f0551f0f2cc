import { minorDigits, type Currency } from '../money/currency.ts'
import { toLatinDigits } from '../text/digits.ts'
import { cleanPasted } from '../text/pasted.ts'

/** What stands between whole and fraction in one file's amounts. */
export type DecimalMark = '.' | ','

/** More stands for no money: the books hold fifteen digits before the point. */
const mostWholeDigits = 15

/**
 * The mark that the file's own amounts prove: the later of two different marks, or a single one before a tail
 * that is no group of thousands. A dot where nothing proves anything.
 */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  let commas = 0
  let dots = 0
  for (const text of texts) {
    const mark = provenMark(plainAmount(text))
    if (mark === ',') commas += 1
    if (mark === '.') dots += 1
  }
  return commas > dots ? ',' : '.'
}

/**
 * An amount of a statement in signed minor units: thousands marks, brackets or a minus on either side for
 * what went out, CR and DR in both languages, Arabic digits, a currency's code or sign. Null when the text is
 * no amount, or has more decimals than the currency, unless they are zeros.
 */
export function readBankAmount(text: string, currency: Currency, mark: DecimalMark): bigint | null {
  const plain = plainAmount(text)
  const figures = plain.replace(/[^\d.,]/g, '')
  if (!/\d/.test(figures) || !/^[\p{L}\p{Sc}\d.,'()+\- ]*$/u.test(plain)) return null
  const thousands = mark === '.' ? ',' : '.'
  const [whole = '', fraction = '', ...more] = figures.split(mark)
  if (more.length > 0 || fraction.includes(thousands) || !isGrouped(whole, thousands)) return null
  if (whole.replaceAll(thousands, '').length > mostWholeDigits) return null
  const digits = minorDigits(currency)
  if (/[1-9]/.test(fraction.slice(digits))) return null
  const minor = BigInt(whole.replaceAll(thousands, '') + fraction.slice(0, digits).padEnd(digits, '0'))
  return isOut(plain) ? -minor : minor
}

/** What a credit or debit column says: in, out, or nothing known. */
export function readSign(text: string): 1 | -1 | 0 {
  const plain = foldedWords(text)
  if (/^(c|cr|credit|deposit|in|دائن|ايداع|له|وارد)$/.test(plain)) return 1
  if (/^(d|dr|debit|withdrawal|out|مدين|سحب|عليه|منه|صادر)$/.test(plain)) return -1
  return 0
}

/** Which way the money went, as the text of an amount itself says: in, out, or nothing known. */
export function signSaid(text: string): 1 | -1 | 0 {
  const plain = plainAmount(text)
  if (isOut(plain)) return -1
  return isIn(plain) ? 1 : 0
}

/** An amount without its sign. */
export function magnitude(amountMinor: bigint): bigint {
  return amountMinor < 0n ? -amountMinor : amountMinor
}

function isOut(plain: string): boolean {
  return (
    /\([^()\d]*\d[^()]*\)/.test(plain) ||
    /^[^\d]*-|-\s*$/.test(plain) ||
    /(^|[^\p{L}])(dr|debit)\b|مدين/u.test(plain)
  )
}

function isIn(plain: string): boolean {
  return /^[^\d]*\+/.test(plain) || /(^|[^\p{L}])(cr|credit)\b|دائن/u.test(plain)
}

/** The whole part has no marks, or groups of three. */
function isGrouped(whole: string, thousands: string): boolean {
  return (
    !whole.includes(thousands) ||
    whole
      .split(thousands)
      .slice(1)
      .every((group) => group.length === 3)
  )
}

function provenMark(plain: string): DecimalMark | null {
  const figures = plain.replace(/[^\d.,]/g, '')
  const dot = figures.lastIndexOf('.')
  const comma = figures.lastIndexOf(',')
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ','
  const at = Math.max(dot, comma)
  if (at < 0) return null
  const mark = dot >= 0 ? '.' : ','
  const isAlone = figures.indexOf(mark) === at
  if (!isAlone) return mark === '.' ? ',' : '.'
  return figures.length - at - 1 === 3 ? null : mark
}

/** Latin digits, one kind of minus, the Arabic marks as Latin ones, no white space between digits. */
function plainAmount(text: string): string {
  return toLatinDigits(cleanPasted(text))
    .toLowerCase()
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll('\u060c', ',')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/(\d)[' ’](?=\d{3}(\D|$))/g, '$1')
    .replace(/(د|ر|ج)\.(إ|س|م|ب|ق|ع)\.?/g, '')
    .trim()
}

function foldedWords(text: string): string {
  return cleanPasted(text)
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replace(/[^\p{L}]/gu, '')
}
