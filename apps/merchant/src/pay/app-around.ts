import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'

/** How it ended, in the words that the published SDKs of apps wait for. */
export type AppWord = 'authorized' | 'rejected' | 'expired' | 'close'

/** Tells the app around this page. */
export type TellApp = (word: AppWord) => void

/** What an app hears of how a payment ended; a shopper who gave up closes the page. */
export const appWords: Readonly<Record<Exclude<PaySession['status'], 'open'>, AppWord>> = {
  approved: 'authorized',
  rejected: 'rejected',
  expired: 'expired',
  cancelled: 'close',
}

/** Under which names apps listen: that of the published SDKs, and one of nobody's. */
const names = ['tabbyMobileSDK', 'paymentMobileSDK'] as const

type Listener = { postMessage(word: AppWord): unknown }
type Listeners = Partial<Record<(typeof names)[number], Listener>>

/** What apps put into a page they show: each kind of app does it in its own way. */
export interface AppPage extends Listeners {
  /** iOS. Android, and newer Flutter, put the name on the page itself. */
  webkit?: { messageHandlers?: Listeners }
  /** Older Flutter; it is there whether anybody listens or not, and takes the word in a list. */
  flutter_inappwebview?: { callHandler(name: string, words: [AppWord]): unknown }
  ReactNativeWebView?: Listener
}

/**
 * How the app that shows this page is told; null in a browser. One way is taken: who listened at two would go
 * back twice.
 */
export function appAround(page: AppPage): TellApp | null {
  for (const name of names) {
    const listener = page[name] ?? page.webkit?.messageHandlers?.[name]
    if (listener) return telling(listener)
  }
  const { flutter_inappwebview: flutter, ReactNativeWebView: native } = page
  if (flutter) return (word) => names.forEach((name) => void flutter.callHandler(name, [word]))
  return native ? telling(native) : null
}

function telling(listener: Listener): TellApp {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- apps are no windows and have no origin to name
  return (word) => void listener.postMessage(word)
}
