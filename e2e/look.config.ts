import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import type { WalkOptions } from './look/support/test.ts'
import type { Look } from './support/look.ts'

/**
 * These two differ in language, direction, width and pointer at once, so that what can break in a look breaks
 * in one of them.
 */
const always: readonly Look[] = ['en-desktop', 'ar-phone']
/** Looked at by the whole run, `npm test all`. */
const rarely: readonly Look[] = ['ar-desktop', 'en-phone']

/** How every screen and every component looks, beside a demo of its own. */
export default defineConfig<object, WalkOptions>({
  ...base,
  testDir: 'look',
  testMatch: '**/*.look.ts',
  globalSetup: './look/support/stage.ts',
  projects: [...always, ...(process.env['TEST_TIER'] === 'all' ? rarely : [])].map((look) => ({
    name: look,
    // What is looked at once: its tests say in which look, or have one of their own.
    testIgnore: look === 'en-desktop' ? [] : ['**/*.once.look.ts'],
    use: { look },
  })),
})
