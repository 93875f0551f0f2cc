import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser-stub.ts'
import { pageServices } from '../../testing/page-services.ts'
import { identify, startAnalytics, track } from './analytics.ts'

const tool = { identify: vi.fn<() => void>(), track: vi.fn<() => void>(), reset: vi.fn<() => void>() }

beforeEach(() => {
  vi.stubGlobal('window', { analytics: tool })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a configured tool is loaded, told who is there, and reset with the session [SES-20, DEC-SES-11]', async () => {
  const browser = stubBrowser()
  const services = pageServices({ config: { analyticsScriptUrl: 'https://analytics.example/a.js' } })
  startAnalytics(services)
  expect(browser.scripts.map(({ src }) => src)).toEqual(['https://analytics.example/a.js'])
  identify('acc_1', 'workspace_admin')
  track('page', { key: 'account' })
  expect(tool.identify).toHaveBeenCalledWith('acc_1', { role: 'workspace_admin' })
  expect(tool.track).toHaveBeenCalledWith('page', { key: 'account' })
  await services.sessionEnd.run()
  expect(tool.reset).toHaveBeenCalledOnce()
})

test('unless it is configured nothing is loaded and nothing is reset [DEC-SES-11]', async () => {
  const browser = stubBrowser()
  const services = pageServices()
  startAnalytics(services)
  await services.sessionEnd.run()
  expect(browser.scripts).toEqual([])
  expect(tool.reset).not.toHaveBeenCalled()
})
