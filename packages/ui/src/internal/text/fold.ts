/**
 * Text as searching sees it: without case, diacritics and tatweel, with the forms of alef, ya and ta marbuta
 * made one, digits Latin. Two texts that a reader takes for the same fold to the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[ٱأإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase()
    .trim()
}

/** Whether every word of `query` occurs in `text`, both folded. */
export function matchesQuery(text: string, query: string): boolean {
  const folded = foldText(text)
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
