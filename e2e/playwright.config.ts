import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@daftar/testkit/browser'
import { defineConfig } from '@playwright/test'
import { looks, type Look, type LookOptions } from './support/look.ts'

const root = join(import.meta.dirname, '..')

// This file is read again by every worker: what is chosen once travels in the environment.
const port = (process.env.E2E_PORT ??= String(await freePort()))
const dataDir = (process.env.E2E_DATA_DIR ??= temporaryFolder())
const origin = `http://localhost:${port}`

/** A journey that opens no page: it is the same in every look, and made once. */
const screenless = /@screenless/
/**
 * The whole run, `npm test all`, makes every journey in all four looks; else each is made in the one written
 * in the test.
 */
const inEveryLook = (Object.keys(looks) as Look[]).map((everyLook) => ({
  name: everyLook,
  use: { everyLook },
  grepInvert: screenless,
}))

export default defineConfig<LookOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results'),
  forbidOnly: true,
  workers: availableParallelism(),
  // No journey fails because a machine is slow: these limits only end what hangs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.cache', 'reports', 'playwright.json') }]],
  use: {
    baseURL: origin,
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    timezoneId: 'Asia/Dubai',
    screenshot: 'only-on-failure',
    // A trace of every test costs an eighth of the whole run or more; `--trace retain-on-failure` where one
    // is needed.
    trace: 'off',
    launchOptions: await findBrowser(),
  },
  projects:
    process.env.TEST_TIER === 'all'
      ? [{ name: 'no-look', grep: screenless }, ...inEveryLook]
      : [{ name: 'own-look' }],
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    cwd: root,
    url: `${origin}/health/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stderr: 'pipe',
    env: {
      ...inherited(),
      MODE: 'demo',
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Each test calls from an address of its own, so that limits per caller do not add up over the run.
      TRUST_PROXY: 'true',
    },
  },
})

/** A demo of its own for this run, gone when the run has ended and the server with it. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-e2e-'))
  process.on('exit', () => {
    for (const each of ['', '-sessions', '-seeded', '-seeded-making'])
      rmSync(folder + each, { recursive: true, force: true })
  })
  return folder
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Settings of whoever runs the tests (their database, their mail server) must not reach the tests' server.
 */
function inherited(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CI', 'SystemRoot']
  return Object.fromEntries(
    kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name] ?? '']])),
  )
}
