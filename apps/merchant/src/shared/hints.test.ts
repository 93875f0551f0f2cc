import { beforeEach, expect, test, vi } from 'vitest'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { stubBrowser, type BrowserStub } from '../testing/browser-stub.ts'

let browser: BrowserStub
beforeEach(() => {
  vi.resetModules()
  browser = stubBrowser()
})

async function shownHints() {
  const { useHints } = await import('./hints.ts')
  let hints = {}
  renderToString(createElement(() => ((hints = useHints()), null)))
  return hints
}

test('NAV-11, NAV-12, NAV-30: what was visited and closed is remembered in this browser', async () => {
  expect(await shownHints()).toEqual({
    surveyVisited: false,
    surveyClosed: false,
    capitalVisited: false,
    disputesVisited: false,
  })
  const { rememberHint } = await import('./hints.ts')
  rememberHint('surveyVisited')
  rememberHint('surveyClosed')
  rememberHint('capitalVisited')
  expect([...browser.stored.keys()]).toEqual([
    'merchant.survey_visited',
    'merchant.survey_closed',
    'merchant.capital_visited',
  ])
  const after = { surveyVisited: true, surveyClosed: true, capitalVisited: true, disputesVisited: false }
  expect(await shownHints()).toEqual(after)
})

test('NAV-11: the next page remembers', async () => {
  browser.stored.set('merchant.survey_visited', '1')
  expect(await shownHints()).toMatchObject({ surveyVisited: true })
})
