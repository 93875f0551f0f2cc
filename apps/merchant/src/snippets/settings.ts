import type { Language } from '@daftar/rules/geo/languages'
import { offerOf, type Offer } from './offer.ts'

/** What a page hands over, by the names of the published snippets; whatever else it names is not needed. */
export interface Given {
  readonly selector?: unknown
  readonly price?: unknown
  readonly currency?: unknown
  readonly lang?: unknown
  /** `false` where the page says the name of this way to pay itself. */
  readonly header?: unknown
}

export interface Settings {
  offer: Offer
  language: Language
}

/** What there is to show, or null: a snippet never breaks the page it is on. */
export function settingsOf({ price, currency, lang }: Given): Settings | null {
  const offer = offerOf(price, currency)
  return offer && { offer, language: languageOf(lang) }
}

/** The language that is asked for, else the page's own; `ar-AE` and `ara` are Arabic as well. */
export function languageOf(lang: unknown): Language {
  const said = typeof lang === 'string' && lang !== '' ? lang : document.documentElement.lang
  return said.toLowerCase().startsWith('ar') ? 'ar' : 'en'
}

/** The place a page names, by a selector or by itself. */
export function placeOf({ selector }: Given): Element | null {
  if (selector instanceof Element) return selector
  try {
    return typeof selector === 'string' ? document.querySelector(selector) : null
  } catch {
    return null
  }
}
