import { explain } from './explanation.ts'
import { languageOf, placeOf, settingsOf, type Given, type Settings } from './settings.ts'

type View = (settings: Settings, given: Given) => HTMLElement

/**
 * Makes a snippet what pages call by these names, with `new` or without. It is put into the place they name,
 * instead of what was there: called again, it shows the new price, or nothing. Without a place, what is
 * marked `data-tabby-info` opens the explanation.
 */
export function publish(names: readonly string[], view: View): void {
  function Snippet(options: unknown) {
    const given: Given = typeof options === 'object' && options !== null ? options : {}
    if (given.selector === undefined) return explainMarked(given)
    const place = placeOf(given)
    if (place) return show(place, given)
    if (document.readyState !== 'loading') return undefined
    return document.addEventListener('DOMContentLoaded', () => {
      const late = placeOf(given)
      if (late) show(late, given)
    })
  }

  function show(place: Element, given: Given): void {
    const settings = settingsOf(given)
    place.replaceChildren(...(settings ? [view(settings, given)] : []))
  }

  for (const name of names) Object.assign(globalThis, { [name]: Snippet })
}

let marked: Given | null = null

/** Buttons of the page’s own, as older plugins draw them, with the price at them. */
function explainMarked(given: Given): void {
  if (!marked) document.addEventListener('click', explainPressed)
  marked = given
}

function explainPressed(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('[data-tabby-info]') : null
  if (!(button instanceof HTMLElement)) return
  const { tabbyPrice: price, tabbyCurrency: currency, tabbyLanguage } = button.dataset
  const settings = settingsOf({ price, currency, lang: languageOf(tabbyLanguage ?? marked?.lang) })
  if (settings) explain(settings, button)
}
