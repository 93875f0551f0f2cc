/**
 * A text of the words as queries read it from the page: every run of white space, unbreakable too, is one
 * space.
 */
export function asRead(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
