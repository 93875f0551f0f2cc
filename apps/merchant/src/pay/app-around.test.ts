import { expect, test } from 'vitest'
import { appAround, type AppPage } from './app-around.ts'

/** What an app hears when it puts this into the page. */
function heardBy(page: (listen: Listen) => AppPage): unknown[] {
  const heard: unknown[] = []
  appAround(page((...said) => heard.push(said)))?.('authorized')
  return heard
}

type Listen = (...said: unknown[]) => unknown

test.each(['tabbyMobileSDK', 'paymentMobileSDK'] as const)(
  'apps of each kind that listen as %s hear the word once, in the form their SDK reads',
  (name) => {
    expect(heardBy((postMessage) => ({ [name]: { postMessage } }))).toEqual([['authorized']])
    const ios = (postMessage: Listen) => ({
      webkit: { messageHandlers: { [name]: { postMessage } } },
    })
    expect(heardBy(ios)).toEqual([['authorized']])
    // Flutter on iOS puts its channel on the page as well.
    expect(heardBy((listen) => ({ ...ios(listen), [name]: { postMessage: listen } }))).toEqual([
      ['authorized'],
    ])
    expect(heardBy((callHandler) => ({ flutter_inappwebview: { callHandler } }))).toContainEqual([
      name,
      ['authorized'],
    ])
  },
)

test('an app of React Native hears the word alone, and a browser has nobody to tell', () => {
  expect(heardBy((postMessage) => ({ ReactNativeWebView: { postMessage } }))).toEqual([['authorized']])
  expect(appAround({})).toBeNull()
  // Every page of Safari may have handlers of its own.
  expect(appAround({ webkit: { messageHandlers: {} } })).toBeNull()
})
