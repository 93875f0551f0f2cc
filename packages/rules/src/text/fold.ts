/**
 * Text as searching sees it: without case, diacritics and tatweel, the forms of alef, ya and ta marbuta made
 * one, digits Latin. Two texts that a reader takes for the same fold to the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[ٱأإآ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase()
    .trim()
}

/** Whether every word of what was searched for stands in one of the texts. */
export function isFoundIn(texts: readonly string[], searched: string): boolean {
  const folded = foldText(texts.join(' '))
  return foldText(searched)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
