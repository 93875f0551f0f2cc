/**
 * The simulator in a real Chromium: a year of one merchant replayed, with the processor as it is and slowed
 * down four times. `npx node bench/simulate.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@daftar/testkit/browser'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { busyProcessors, keep, median, surroundings, versionOf } from './lib.ts'
import type { Measured } from './pages/simulate/main.ts'
import { serveFolder } from './servers/bare-page.ts'

const rounds = 340
const port = 4486
const budgetMs = 16

const where = surroundings()
const folder = mkdtempSync(join(tmpdir(), 'daftar-bench-'))
await build({
  root: join(import.meta.dirname, 'pages/simulate'),
  logLevel: 'warn',
  worker: { format: 'es' },
  build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
})
const stop = await serveFolder(folder, port)
const browser = await chromium.launch(await findBrowser())
const raw: Record<string, Measured & { busyBefore: number }> = {}
try {
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`http://localhost:${port}/`)
    const busyBefore = await busyProcessors()
    const measured = await page.evaluate((count) => window.measure(count), rounds)
    raw[`cpu ${slowdown}x`] = { busyBefore, ...measured }
    await page.close()
  }
} finally {
  await browser.close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
}

keep('simulate', {
  budget: `a year of one merchant replayed in the browser in under ${budgetMs} ms`,
  summary: Object.fromEntries(
    Object.entries(raw).map(([name, { pureMs, workerMs, weeks, busyBefore }]) => [
      name,
      {
        'median on the page': shown(median(pureMs)),
        'slowest of 100 on the page': shown(slowestOfHundred(pureMs)),
        'median through the worker': shown(median(workerMs)),
        'slowest of 100 through the worker': shown(slowestOfHundred(workerMs)),
        'weeks replayed': weeks.join('-'),
        'processors busy before': busyBefore,
        [`of ${rounds} within ${budgetMs} ms`]: workerMs.filter((ms) => ms < budgetMs).length,
      },
    ]),
  ),
  raw: { rounds, chromium: browser.version(), vite: versionOf('vite'), runs: raw },
  where,
})

function slowestOfHundred(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length * 0.99)] ?? Number.NaN
}

function shown(ms: number): string {
  return `${ms.toFixed(2)} ms`
}
