import { frontRoutes } from '@daftar/contract/front-routes'
import { routes } from '@daftar/contract/routes'
import { answeringServer, type Answers, type AnsweringServer } from '@daftar/testkit/page/answers'
import { endHistory } from '@daftar/testkit/page/history'
import { waitWith } from '@daftar/testkit/page/patience'
import { addressNow, arrive, listenToConsole, openDocument } from '@daftar/testkit/page/document'
import { sendFilesOver } from '@daftar/testkit/page/uploads'
import { setProductNow } from '@daftar/ui/product-clock'
import { currentLanguage } from '@daftar/words'
import { createBrowserHistory } from '@tanstack/react-router'
import { cleanup, render, type RenderOptions } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished } from 'vitest'
import { App, createApp } from '../app/app.tsx'
import { startApplication } from '../app/start.ts'
import { renderSignIn } from '../auth-server.tsx'
import { PayPage } from '../pay/pay-page.tsx'
import { startLanguage } from '@daftar/app-kit/language'
import { brandNameOf, createServices, type Services } from '../shared/page.ts'
import { remoteValues } from '../shared/remote-config.ts'
import { startTheme } from '@daftar/app-kit/theme'
import { toastStore } from '../shared/toasts.ts'
import { ServicesContext } from '../shared/use-services.ts'
import { leaveWhenKnown, SignInRoot, signInFlow } from '../sign-in/start.tsx'
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
  /** What the browser's reload does: the same address, drawn anew with what the browser keeps. */
  reload: () => void
}

export const phoneWidth = 360

/** The two looks in which a screen differs most: words, direction and width. */
export const looks = [
  ['en', 1280],
  ['ar', phoneWidth],
] as const

/** A test may draw one page after another: the next begins when the last is gone. */
let closeLast = () => {}

/**
 * Draws the whole application at an address as a browser would: its real router, client, words and widgets; at `/auth` the
 * sign-in, at `/pay/…` the shopper's page. Only the server's answers are the test's, each read by the contract. When the test
 * ends, what the page asked for without an answer and what it said on the console fail it.
 */
export function renderAt(path: string, options: PageOptions = {}): Page {
  const { as = {}, answers = {}, language = 'en', width = 1280, config = {}, now, kept } = options
  closeLast()
  openDocument({ address: path, language, width })
  kept?.()
  toastStore.set([])
  remoteValues.set({})
  setProductNow(new Date().toISOString())
  const server = answeringServer({ ...everyPage(as), ...answers })
  const open = () => {
    const services = createServices({
      config: JSON.stringify({ mode: 'demo', ...config }),
      routes: { ...frontRoutes, ...routes },
      fetch: server.fetch,
      ...(now && { now }),
    })
    return { services, close: drawPage(addressNow(), services) }
  }
  waitWith(server)
  const console = listenToConsole()
  const files = sendFilesOver(server.fetch)
  let opened = open()
  closeLast = () => {
    opened.close()
    console.stop()
    files.stop()
    closeLast = () => {}
  }
  onTestFinished(() => {
    closeLast()
    expect(server.problems, 'calls and answers beside the contract').toEqual([])
    if (!options.mayComplain) expect(console.said, 'said on the console').toEqual([])
  })
  return {
    user: userEvent.setup(),
    server,
    get services() {
      return opened.services
    },
    address: addressNow,
    reload: () => {
      opened.close()
      arrive()
      opened = open()
    },
  }
}

/** What the frame round every signed-in page asks for. */
function everyPage(person: Person): Answers {
  return {
    'account.read': anAccount(person),
    'merchants.legalEntities': { legal_entities: [] },
    'events.collect': undefined,
    'settings.remoteConfig': { values: {} },
  }
}

const strict: RenderOptions = { reactStrictMode: true }

/** Draws the page that stands at an address. Answers how to close it. */
function drawPage(address: string, services: Services): () => void {
  if (address.startsWith('/auth')) return drawSignIn(services)
  if (address.startsWith('/pay/')) {
    startLanguage()
    const page = (
      <ServicesContext value={services}>
        <PayPage token={location.pathname.split('/').at(-1) ?? ''} />
      </ServicesContext>
    )
    render(page, strict)
    return cleanup
  }
  const history = createBrowserHistory()
  const app = createApp(services, history)
  const end = startApplication(app)
  render(<App app={app} />, strict)
  return () => {
    cleanup()
    end()
    app.queryClient.clear()
    endHistory(history)
  }
}

/** The sign-in comes painted, and to life then: a difference between the two is said on the console. */
function drawSignIn(services: Services): () => void {
  startLanguage()
  const stopTheme = startTheme()
  document.title = brandNameOf(services.config)
  const container = document.createElement('div')
  container.innerHTML = renderSignIn(currentLanguage()).replaceAll('%title%', document.title)
  document.body.append(container)
  render(<SignInRoot services={services} flow={signInFlow(services)} />, {
    ...strict,
    container,
    hydrate: true,
  })
  leaveWhenKnown(services)
  return () => {
    cleanup()
    stopTheme()
  }
}
