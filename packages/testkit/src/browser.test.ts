import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterEach, expect, test, vi } from 'vitest'
import { findBrowser } from './browser.ts'

const made: string[] = []

afterEach(() => {
  vi.unstubAllEnvs()
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
})

test('the browser named by CHROMIUM_PATH wins, and a wrong name is told', async () => {
  const own = programIn('my-browser')
  vi.stubEnv('CHROMIUM_PATH', own)
  expect((await findBrowser()).executablePath).toBe(own)
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(findBrowser()).rejects.toThrow('/nowhere/chromium')
})

test("the system's Chromium is preferred to Chrome, wherever each stands on the path", async () => {
  const chrome = programIn('google-chrome')
  const chromiumPath = programIn('chromium')
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', `${join(chrome, '..')}:${join(chromiumPath, '..')}`)
  expect((await findBrowser()).executablePath).toBe(chromiumPath)
})

test('without any browser installed the packaged one starts and lays out Arabic from the right', async () => {
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', '/nowhere')
  const browser = await chromium.launch({ ...(await findBrowser()), headless: true })
  try {
    const page = await browser.newPage()
    await page.setContent('<html dir="rtl" lang="ar"><body style="margin:0"><b id="a">دفتر</b></body></html>')
    const box = await page.locator('#a').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(page.viewportSize()?.width ?? 0, 0)
  } finally {
    await browser.close()
  }
}, 60_000)

function programIn(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'browser-'))
  made.push(dir)
  writeFileSync(join(dir, name), '#!/bin/sh\n')
  chmodSync(join(dir, name), 0o755)
  return join(dir, name)
}
