import { test as base } from '@playwright/test'
import type { Look } from '../../support/look.ts'
import { wordsIn, type Say } from '../../support/test.ts'
import { thingsOfDemo, type Things } from './things.ts'
import { Walker } from './walker.ts'

export { expect } from '@playwright/test'

export interface WalkOptions {
  look: Look
}

interface Fixtures extends WalkOptions {
  say: Say
  demo: Things
  walker: Walker
}

/**
 * One browser window goes through all tests of a worker: a screen is opened from the one before it, as people
 * do.
 */
export const test = base.extend<object, Fixtures>({
  look: ['en-desktop', { option: true, scope: 'worker' }],
  say: [async ({ look }, use) => use(wordsIn(look.startsWith('ar') ? 'ar' : 'en')), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names from the pattern
  demo: [async ({}, use) => use(thingsOfDemo()), { scope: 'worker' }],
  walker: [
    async ({ browser, look }, use, { project }) => {
      const walker = new Walker(browser, look, project.use.baseURL ?? '')
      await use(walker)
      await walker.leave()
    },
    { scope: 'worker' },
  ],
})

test.afterEach(async ({ walker }, info) => {
  const picture = info.status === info.expectedStatus ? null : await walker.picture()
  if (picture) await info.attach('screen', { body: picture, contentType: 'image/png' })
})
