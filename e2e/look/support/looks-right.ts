import { m } from '@daftar/words'
import { expect, type Page } from '@playwright/test'
import { looks, type Look } from '../../support/look.ts'
import { violationsOn, type Looked } from '../../support/axe.ts'
import type { Listener } from './listener.ts'

interface Screen {
  page: Page
  look: Look
  listener: Listener
}

interface Expected extends Looked {
  /** What the server refuses there on purpose. */
  refused?: number
}

/**
 * How every screen has to look, whatever it shows: axe finds nothing in light and dark, nothing is wider than
 * the screen, there is one heading of the first level, the title names more than the product, every word is
 * one of a language, and neither the console nor a request has anything to complain about.
 */
export async function expectLooksRight(screen: Screen, expected: Expected = {}): Promise<void> {
  const { page, listener } = screen
  const { locale, viewport } = looks[screen.look]
  const facts = await page.evaluate(factsOf)
  expect.soft(facts.headings, 'headings of the first level').toHaveLength(1)
  expect.soft(facts.title, 'the title names the screen').toMatch(/\S/)
  expect.soft(brandsOf(facts.brands, locale), 'the title names the screen').not.toContain(facts.title)
  expect.soft(facts.widest, 'what is wider than the screen').toEqual([])
  expect.soft(facts.width, 'the page is wider than the screen').toBeLessThanOrEqual(viewport.width)
  expect.soft(rawWordsIn(facts.texts), 'words of the program, not of a language').toEqual([])
  expect.soft(await violationsOn(page, expected), 'axe').toEqual([])
  expect.soft(listener.trouble(expected.refused), 'console and requests').toEqual([])
  if (expected.refused !== undefined)
    expect.soft(listener.hasBeenRefused(expected.refused), `an answer of ${expected.refused}`).toBe(true)
}

/** What the pages are called where nothing else is named. */
function brandsOf(names: readonly string[], locale: 'en' | 'ar'): string[] {
  return names.flatMap((name) => [name, m.desk_brand({ name }, { locale })])
}

/** Keys of messages, values nobody put into words, and what a template forgot. */
function rawWordsIn(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      (text.match(/\b[a-z]+\d*(?:_[a-z0-9]+)+\b/g) ?? []).some((word) => word in m) ||
      /\b(?:undefined|NaN)\b|\[object \w+\]|Invalid Date|\{\w+\}/.test(text),
  )
}

/** Runs in the page. */
function factsOf() {
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as {
    brand?: { name: string; nameAr: string }
  }
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']
  const texts = new Set(document.body.innerText.split('\n'))
  for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
    for (const name of spoken) texts.add(element.getAttribute(name) ?? '')
  const { clientWidth, scrollWidth } = document.documentElement
  return {
    title: document.title,
    brands: [config.brand?.name ?? '', config.brand?.nameAr ?? ''],
    headings: [...document.querySelectorAll('h1')].filter(visible).map(({ textContent }) => textContent),
    texts: [...texts],
    width: scrollWidth,
    // Named only where something sticks out: the first few of what does.
    widest:
      scrollWidth <= clientWidth
        ? []
        : [...document.body.querySelectorAll('*')]
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect()
              return visible(element) && (left < -1 || right > clientWidth + 1)
            })
            .slice(0, 5)
            .map((element) => element.outerHTML.slice(0, 160)),
  }
}
