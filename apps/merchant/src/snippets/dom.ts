import { directionOf } from '@daftar/words'
import type { Language } from '@daftar/rules/geo/languages'
import sheetText from './snippets.css?inline'

type Content = Node | string | null

/** An element without markup that anybody has to trust: a page may forbid texts that become elements. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), given)
  made.append(...content.filter((part) => part !== null))
  return made
}

let sheet: CSSStyleSheet | undefined

/**
 * A host whose inside the page's styles do not reach, and whose own sheet needs no leave of a content policy:
 * it is made by the script and not written into the page.
 */
export function hostOf(language: Language, ...content: Content[]): HTMLElement {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(sheetText)
  }
  root.adoptedStyleSheets = [sheet]
  root.append(element('div', { lang: language, dir: directionOf(language) }, ...content))
  return host
}
