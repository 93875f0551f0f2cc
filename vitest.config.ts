import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Starts one throw-away database cluster for the whole run. */
const databaseSetup = join(import.meta.dirname, 'apps/server/src/testing/global-setup.ts')

/** A document without a network: where a page leads is told by the address alone. No style sheet is loaded, so none is computed. */
const happyDOM = {
  url: 'http://localhost:4400/',
  settings: {
    navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
    disableComputedStyleRendering: true,
  },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/{src,build}/**/*.test.{ts,tsx}',
            'apps/{merchant,desk}/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/fixtures/**', '**/generated/**', '**/*.page.test.tsx'],
          // On a busy machine the first import of a large package alone may take seconds.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'page',
          environment: 'happy-dom',
          environmentOptions: { happyDOM },
          // The application is loaded once for all its pages; each test opens an empty document of its own.
          isolate: false,
          include: ['apps/{merchant,desk}/src/**/*.page.test.tsx'],
          testTimeout: 300_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
        },
      },
    ],
  },
})
