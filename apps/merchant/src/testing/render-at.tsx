import { frontRoutes } from '@daftar/contract/front-routes'
import { routes } from '@daftar/contract/routes'
import { answeringServer, type Answers, type AnsweringServer } from '@daftar/testkit/page/answers'
import { waitWith } from '@daftar/testkit/page/patience'
import { addressNow, listenToConsole, openDocument } from '@daftar/testkit/page/document'
import { setProductNow } from '@daftar/ui/product-clock'
import { createBrowserHistory } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, onTestFinished } from 'vitest'
import { App, createApp } from '../app/app.tsx'
import { watchSession } from '../app/watch-session.ts'
import { PayPage } from '../pay/pay-page.tsx'
import { startLanguage } from '../shared/language.ts'
import { createServices, type Services } from '../shared/page.ts'
import { remoteValues } from '../shared/remote-config.ts'
import { toastStore } from '../shared/toasts.ts'
import { ServicesContext } from '../shared/use-services.ts'
import { SignInRoot, signInFlow } from '../sign-in/start.tsx'
import { anAccount, type Person } from './an-account.ts'

export type PageOptions = {
  /** Who is signed in; the workspace admin of Noor Perfumes where nobody is named. */
  as?: Person
  /** What the server answers; a call without an answer fails the test. */
  answers?: Answers
  language?: 'en' | 'ar'
  /** A phone's screen is below 768. */
  width?: number
  /** What the server wrote into the page, over a demo's. */
  config?: object
  /** Milliseconds since 1970, by the browser's clock. */
  now?: () => number
  /** What this browser kept from before, set once its storage is empty. */
  kept?: () => void
  /** Says on the console what a test expects it to say: a crash. */
  mayComplain?: boolean
}

export type Page = {
  user: UserEvent
  server: AnsweringServer
  services: Services
  /** Where the page stands: path, search and hash. */
  address: () => string
}

export const phoneWidth = 360

/**
 * Draws the whole application at an address as a browser would: its real router, client, words and widgets; at `/auth` the
 * sign-in, at `/pay/…` the shopper's page. Only the server's answers are the test's, each read by the contract. When the test
 * ends, what the page asked for without an answer and what it said on the console fail it.
 */
export function renderAt(path: string, options: PageOptions = {}): Page {
  const { as = {}, answers = {}, language = 'en', width = 1280, config = {}, now, kept } = options
  openDocument({ address: path, language, width })
  kept?.()
  startLanguage()
  toastStore.set([])
  remoteValues.set({})
  setProductNow(new Date().toISOString())
  const server = answeringServer({ ...everyPage(as), ...answers })
  const services = createServices({
    config: JSON.stringify({ mode: 'demo', ...config }),
    routes: { ...frontRoutes, ...routes },
    fetch: server.fetch,
    ...(now && { now }),
  })
  waitWith(server)
  const console = listenToConsole()
  const { page, close } = pageAt(path, services)
  render(page, { reactStrictMode: true })
  onTestFinished(() => {
    cleanup()
    close()
    console.stop()
    expect(server.problems, 'calls and answers beside the contract').toEqual([])
    if (!options.mayComplain) expect(console.said, 'said on the console').toEqual([])
  })
  return { user: userEvent.setup(), server, services, address: addressNow }
}

/** What the frame round every signed-in page asks for. */
function everyPage(person: Person): Answers {
  return {
    'account.read': anAccount(person),
    'merchants.legalEntities': { legal_entities: [] },
    'events.collect': undefined as never,
  }
}

function pageAt(path: string, services: Services): { page: ReactNode; close: () => void } {
  if (path.startsWith('/auth'))
    return { page: <SignInRoot services={services} flow={signInFlow(services)} />, close: () => {} }
  if (path.startsWith('/pay/')) {
    const page = (
      <ServicesContext value={services}>
        <PayPage token={path.split('/').at(-1) ?? ''} />
      </ServicesContext>
    )
    return { page, close: () => {} }
  }
  const history = createBrowserHistory()
  const app = createApp(services, history)
  const stop = watchSession(app.queryClient)
  return {
    page: <App app={app} />,
    close: () => {
      stop()
      app.queryClient.clear()
      history.destroy()
    },
  }
}
