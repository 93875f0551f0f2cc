import type { AnswerOf } from '@daftar/contract'
import { brandNameOf } from '@daftar/app-kit/brand-name'
import { startLanguage } from '@daftar/app-kit/language'
import {
  drawPage,
  looks,
  phoneWidth,
  type Page as KitPage,
  type PageOptions as KitOptions,
} from '@daftar/app-kit/testing/draw-page'
import { startTheme } from '@daftar/app-kit/theme'
import { frontRoutes } from '@daftar/contract/routes/front'
import { shopperRoutes } from '@daftar/contract/routes/shopper'
import { merchantRoutes } from '@daftar/contract/routes/merchant'
import type { Answers } from '@daftar/testkit/page/answers'
import { endHistory } from '@daftar/testkit/page/history'
import { currentLanguage, loadReasonText } from '@daftar/words'
import { createBrowserHistory } from '@tanstack/react-router'
import { cleanup, render, type RenderOptions } from '@testing-library/react'
import { App, createApp } from '../app/app.tsx'
import { startApplication } from '../app/start.ts'
import { renderSignIn } from '../auth-server.tsx'
import { ClaimsPage } from '../pay/claims/claims-page.tsx'
import { PayPage } from '../pay/pay-page.tsx'
import { createServices, type Services } from '../shared/page.ts'
import { remoteValues } from '../shared/config/remote-config.ts'
import { ServicesContext } from '../shared/use-services.ts'
import { leaveWhenKnown, notify, SignInRoot, signInFlow } from '../sign-in/start.tsx'
import { anAccount, type Person } from './an-account.ts'

export { looks, phoneWidth }

export type PageOptions = KitOptions & {
  /** Who is signed in; the workspace admin of Noor Perfumes where nobody is named. */
  as?: Person
  /** What the server wrote into the page, over a demo's. */
  config?: object
  /** Milliseconds since 1970, by the browser's clock. */
  now?: () => number
}

export type Page = KitPage & { services: Services }

/**
 * Draws the whole application at an address as a browser would: its real router, client, words and widgets;
 * at `/auth` the sign-in, at `/pay/…` and `/claim` the shopper's pages.
 */
export function renderAt(path: string, options: PageOptions = {}): Page {
  const { as = {}, answers = {}, config = {}, now } = options
  let services: Services
  const page = drawPage(
    path,
    { ...options, answers: { ...everyPage(as), ...answers } },
    (address, server) => {
      remoteValues.set({})
      services = createServices({
        config: JSON.stringify({ mode: 'demo', ...config }),
        routes: { ...frontRoutes, ...merchantRoutes, ...shopperRoutes },
        loadWords: loadReasonText,
        fetch: server.fetch,
        ...(now && { now }),
      })
      return draw(address, services)
    },
  )
  return {
    ...page,
    get services() {
      return services
    },
  }
}

/** What the frame round every signed-in page asks for. */
function everyPage(person: Person): Answers {
  return {
    'accounts.read': anAccount(person),
    'home.sidebar': { active_disputes: 0, unread_chats: [], alerting_entities: [] },
    'legalEntities.list': { legal_entities: [] },
    'events.collect': undefined,
    'events.visitor': undefined,
    'notifications.unread': { unread: person.unread_notifications ?? 0 },
    'settings.remoteConfig': { values: {} },
    'disputes.active': { count: 0 },
    'support.unread': { channel_ids: [] },
    'support.list': { items: [], next_page_token: null },
    'disputes.ofPayout': { disputes: [] },
    'users.invitations': { invitations: [] },
    'surveys.mine': { surveys: [] },
    'partLinks.list': { links: [] },
    'files.facts': ({ query }) => aFile(query.url),
  }
}

/** What a file of a form is, wherever one stands. */
function aFile(url: string): AnswerOf<'files.facts'> {
  return {
    name: `${url}.pdf`,
    size: 640_000,
    content_type: 'application/pdf',
    uploaded_at: '2026-11-20T08:00:00.000Z',
  }
}

const strict: RenderOptions = { reactStrictMode: true }

/** Draws the page that stands at an address. Answers how to close it. */
function draw(address: string, services: Services): () => void {
  if (address.startsWith('/auth')) return drawSignIn(services)
  const isClaim = /^\/claim([?#]|$)/.test(address)
  if (isClaim || address.startsWith('/pay/')) {
    startLanguage()
    const page = (
      <ServicesContext value={services}>
        {isClaim ? <ClaimsPage /> : <PayPage token={location.pathname.split('/').at(-1) ?? ''} />}
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
  // A check made ahead may end after its page did: what it says then is no other page's.
  let isOpen = true
  const flow = signInFlow(services, (error) => isOpen && notify(error))
  render(<SignInRoot services={services} flow={flow} />, {
    ...strict,
    container,
    hydrate: true,
  })
  leaveWhenKnown(services)
  return () => {
    isOpen = false
    cleanup()
    stopTheme()
  }
}
