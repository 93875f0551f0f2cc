import { Marked } from 'marked'

const marked = new Marked({ gfm: true })

/**
 * Markdown of ours as HTML. Code and tables scroll by themselves, code is written from left to right in any
 * language.
 */
export function markup(text: string): string {
  return String(marked.parse(text, { async: false }))
    .replaceAll('<pre>', '<pre dir="ltr" tabindex="0">')
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** A sentence of ours with its code. */
export function inline(text: string): string {
  return String(marked.parseInline(text, { async: false }))
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** JSON as it stands in an example. */
export function jsonBlock(value: unknown): string {
  return `<pre dir="ltr" tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`
}

export const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
