import { test as base } from '@playwright/test'
import { m, type Language } from '@daftar/words'
import { someAddress, type Api } from './api.ts'
import { looks, type LookOptions } from './look.ts'
import type { Person } from './people.ts'
import { sharedSession, takeOver } from './session.ts'

export { expect } from '@playwright/test'

/** The words of the product in the language of the test's browser. */
export type Say = typeof m

interface Fixtures extends LookOptions {
  language: Language
  say: Say
  origin: string
  /** Signs the test's browser in as somebody of the demo, with the session all tests share. */
  as: (person: Person) => Promise<Api>
  isPhone: boolean
}

export const test = base.extend<Fixtures>({
  look: ['en-desktop', { option: true }],
  everyLook: [null, { option: true }],
  locale: async ({ look, everyLook }, use) => use(looks[everyLook ?? look].locale),
  viewport: async ({ look, everyLook }, use) => use(looks[everyLook ?? look].viewport),
  hasTouch: async ({ look, everyLook }, use) => use(looks[everyLook ?? look].isTouch),
  isMobile: async ({ look, everyLook }, use) => use(looks[everyLook ?? look].isTouch),
  language: async ({ locale }, use) => use(locale === 'ar' ? 'ar' : 'en'),
  say: async ({ language }, use) => use(wordsIn(language)),
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  as: async ({ context, origin }, use) =>
    use(async (person) => {
      const api = await sharedSession(origin, person)
      await takeOver(context, api)
      return api
    }),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
})

/** The same messages, each in one language. */
export function wordsIn(locale: Language): Say {
  return new Proxy(m, {
    get: (all, name) => (inputs: object) =>
      (all[name as keyof Say] as (inputs: object, options: object) => string)(inputs ?? {}, { locale }),
  })
}
