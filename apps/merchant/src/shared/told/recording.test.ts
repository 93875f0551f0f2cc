import { expect, test } from 'vitest'
import { stubBrowser } from '../../testing/browser-stub.ts'
import { pageServices } from '../../testing/page-services.ts'
import { isRecordedPath, startRecordingOn } from './recording.ts'

test('recording starts on sign-in, applications, dashboard, legal entities and capital, subpages included [CFG-06, DEC-CFG-5]', () => {
  for (const path of [
    '/auth',
    '/applications/current/basic-info',
    '/dashboard',
    '/legal-entities/le_1',
    '/finance/tabby-capital/loans/loan_1',
    '/application-preapproved/customise/offer_1/mer_1',
  ])
    expect(isRecordedPath(path)).toBe(true)
  for (const path of ['/', '/account', '/payments', '/authors', '/dashboards', '/finance/card'])
    expect(isRecordedPath(path)).toBe(false)
})

test('it starts once, masks everything and goes on elsewhere [DEC-CFG-3]', () => {
  const browser = stubBrowser()
  const services = pageServices({ config: { recordingKey: 'key1' } })
  startRecordingOn(services, '/account')
  expect(browser.scripts).toHaveLength(0)
  startRecordingOn(services, '/auth')
  startRecordingOn(services, '/finance/tabby-capital')
  expect(browser.scripts.map(({ src }) => src)).toEqual(['https://www.clarity.ms/tag/key1'])
  expect(document.body.dataset['clarityMask']).toBe('true')
})
