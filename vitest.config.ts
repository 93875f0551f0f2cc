import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { absentPrograms, slowUnlessAll } from './tools/lib/tier.ts'
import { isolatedUnitFiles, unitFiles } from './tools/lib/unit-files.ts'

/** Starts one throw-away database cluster for the whole run. */
const databaseSetup = join(import.meta.dirname, 'apps/server/src/testing/database/global-setup.ts')
/** Files that share a world leave it as they found it. */
const leaveAsFound = join(import.meta.dirname, 'packages/words/src/testing/leave-as-found.ts')
/** What opens over a page is loaded before its tests begin. */
const overlaysThere = join(import.meta.dirname, 'packages/app-kit/src/testing/overlays-there.ts')

/**
 * No test fails because a machine is slow: these limits only end what hangs. Beside a full machine the first
 * import of a large package alone has taken half a minute.
 */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

const isolated = isolatedUnitFiles()
const css = { modules: { classNameStrategy: 'non-scoped' } } as const

/**
 * A document without a network: where a page leads is told by the address alone. No style sheet is loaded, so
 * none is computed.
 */
const happyDOM = {
  url: 'http://localhost:4400/',
  settings: {
    navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
    disableComputedStyleRendering: true,
  },
}

/**
 * The page tests of an application. It is loaded once for all its pages; each test opens an empty document of
 * its own, of which a worker keeps a few megabytes: so each application has workers of its own, and they may
 * grow.
 */
const pagesOf = (app: 'merchant' | 'desk') => ({
  // Nothing is served to anybody: packages may lie elsewhere, as in a copy of the tree.
  server: { fs: { strict: false } },
  test: {
    ...limits,
    name: `page-${app}`,
    environment: 'happy-dom',
    environmentOptions: { happyDOM },
    isolate: false,
    execArgv: ['--max-old-space-size=6144'],
    include: [`apps/${app}/src/**/*.page.test.tsx`],
    setupFiles: [leaveAsFound, overlaysThere],
    css,
  },
})

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          environment: 'node',
          // Every file of a worker shares what it has loaded; a world for each costs four times as much.
          isolate: false,
          include: unitFiles.include,
          exclude: [...unitFiles.exclude, ...isolated],
          setupFiles: [leaveAsFound],
          css,
        },
      },
      {
        test: { ...limits, name: 'unit-isolated', environment: 'node', include: isolated, css },
      },
      pagesOf('merchant'),
      pagesOf('desk'),
      {
        test: {
          ...limits,
          name: 'server',
          environment: 'node',
          // The product is loaded once for all files of a worker: 2 s a file. Each still has a database and
          // an app of its own.
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...slowUnlessAll(), ...absentPrograms().map(({ files }) => files)],
          globalSetup: [databaseSetup],
          // What is waited for comes, or the test's own limit ends it.
          expect: { poll: { interval: 20, timeout: 240_000 } },
        },
      },
    ],
  },
})
