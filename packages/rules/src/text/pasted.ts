/**
 * A pasted value without the characters nobody sees: zero-width ones and the direction marks that
 * copying out of Arabic text brings along. Outer white space goes too.
 */
export function cleanPasted(text: string): string {
  return text.replace(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '').trim()
}
