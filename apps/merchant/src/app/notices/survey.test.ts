import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageServices } from '../../testing/page-services.ts'
import { stubBrowser, type BrowserStub } from '../../testing/browser-stub.ts'

let browser: BrowserStub

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function started(config: object) {
  browser = stubBrowser()
  vi.stubGlobal('window', { daftarSurvey: { open: vi.fn<() => void>() } })
  const survey = await import('./survey.ts')
  survey.startSurvey(pageServices({ config }))
  return survey
}

test('the survey tool comes as a script; the card can show once it is there [CFG-04, DEC-NAV-4]', async () => {
  const { surveyReady, openSurvey } = await started({ surveyScriptUrl: 'https://survey.example/tool.js' })
  expect(browser.scripts.map(({ src }) => src)).toEqual(['https://survey.example/tool.js'])
  expect(surveyReady.get()).toBe(false)
  browser.scripts[0]?.onload()
  await vi.advanceTimersByTimeAsync(0)
  expect(surveyReady.get()).toBe(true)
  openSurvey('acc_1', 'ar')
  expect(window.daftarSurvey?.open).toHaveBeenCalledWith({ accountId: 'acc_1', language: 'ar' })
})

test('after 120 s without the script the card stays away for this visit [CFG-05, DEC-CFG-2]', async () => {
  const { surveyReady, surveyLimitMs } = await started({ surveyScriptUrl: 'https://survey.example/tool.js' })
  expect(surveyLimitMs).toBe(120_000)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(console.warn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(console.warn).toHaveBeenCalledOnce()
  browser.scripts[0]?.onload()
  await vi.advanceTimersByTimeAsync(0)
  expect(surveyReady.get()).toBe(false)
})

test('without a configured tool nothing is loaded', async () => {
  await started({})
  expect(browser.scripts).toEqual([])
})
