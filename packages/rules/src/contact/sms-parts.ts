/**
 * How a text travels: by the alphabet of GSM (3GPP TS 23.038) with 7 bits a character, or as UCS-2 with 16.
 */
export type SmsEncoding = 'gsm_7' | 'ucs_2'

export interface SmsSize {
  encoding: SmsEncoding
  /** What is paid for: one message is sent as so many. */
  parts: number
}

/**
 * No text of ours is longer: beyond two parts messages arrive torn on cheap phones, and each part is paid
 * for.
 */
export const mostSmsParts = 2

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const alphabet = new Set(basic)
/** These take two places, as they are reached by an escape. */
const extended = new Set('^{}\\[~]|€\f')

/**
 * Counts a text in parts: 160 places of GSM or 70 of UCS-2 alone, 153 or 67 in each of several, as these
 * carry where they belong. Neither an escaped character nor a surrogate pair is cut in two.
 */
export function smsSize(text: string): SmsSize {
  const characters = [...text]
  const isGsm = characters.every((one) => alphabet.has(one) || extended.has(one))
  const widths = characters.map((one) => (isGsm ? (extended.has(one) ? 2 : 1) : one.length))
  const [alone, ofSeveral] = isGsm ? [160, 153] : [70, 67]
  const encoding = isGsm ? 'gsm_7' : 'ucs_2'
  if (widths.reduce((sum, width) => sum + width, 0) <= alone) return { encoding, parts: 1 }
  let parts = 1
  let filled = 0
  for (const width of widths) {
    if (filled + width > ofSeveral) {
      parts += 1
      filled = 0
    }
    filled += width
  }
  return { encoding, parts }
}

/**
 * A text as it is sent: where only typography keeps it out of the alphabet of GSM, plain characters stand in
 * for it, which more than halves what it costs. In Arabic it stays as it is: there the isolates keep amounts
 * and names in their order.
 */
export function plainSms(text: string): string {
  const plain = text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/./gsu, (one) => stand[one] ?? one)
  return smsSize(plain).encoding === 'gsm_7' ? plain : text
}

const stand: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2019': "'",
  '\u2018': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2212': '-',
  '\u2026': '...',
}
