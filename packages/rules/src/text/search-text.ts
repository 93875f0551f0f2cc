/**
 * A text as it is searched: small letters, without the marks above and below letters, and Arabic letters that
 * people write for one another as one of them. So احمد finds أحمد, and عطوره finds عطورة. Whatever is
 * searched goes through it on both sides.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[\u0671\u0672\u0673\u0675]/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0624/g, '\u0648')
    .replace(/\u0626/g, '\u064a')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\s+/g, ' ')
    .trim()
}
