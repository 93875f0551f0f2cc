import {
  drawPage,
  looks,
  phoneWidth,
  type Page,
  type PageOptions as KitOptions,
} from '@daftar/app-kit/testing/draw-page'
import { startLanguage } from '@daftar/app-kit/language'
import type { AnswerOf } from '@daftar/contract/table'
import type { StaffRole } from '@daftar/rules/access/roles'
import { endHistory } from '@daftar/testkit/page/history'
import { createBrowserHistory } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { App, createApp } from '../app/app.tsx'
import { signInPath } from '../shared/addresses.ts'
import type { OpenPdf } from '../shared/document/pdf.ts'
import { createServices } from '../shared/page.ts'
import { ServicesContext } from '../shared/use-services.ts'
import { SignInPage } from '../sign-in/sign-in-page.tsx'

export { looks, phoneWidth, type Page }

type Session = AnswerOf<'console.session'>

export type PageOptions = KitOptions & {
  /** Who is signed in: roles, or a whole session. Nobody on the sign-in. */
  as?: readonly StaffRole[] | Session
  /** Stands in place of the parser of PDFs, which needs a browser with workers. */
  openPdf?: OpenPdf
}

/** What the sidebar asks on every screen. */
const noWork: AnswerOf<'work.counts'> = { total: 0, kinds: [], next_due_at: null }

/** What lists ask of work beside their rows, and the page of a merchant of its products. */
const nothingKept = {
  'work.assignees': { assignees: [] },
  'work.views': { views: [] },
  'decisions.outlook': { outlooks: [] },
  'shopPlatforms.listForStaff': { platforms: [] },
  'feeds.listForStaff': { feeds: [] },
  'partLinks.listForStaff': { links: [] },
  'partLinks.ofVerification': { links: [] },
}

/** Draws the whole console at an address as a browser would: its real router, client, words and widgets. */
export function renderAt(path: string, options: PageOptions = {}): Page {
  const { as = ['desk_admin'], answers = {}, openPdf } = options
  const session = 'roles' in as ? as : aSession(as)
  return drawPage(
    path,
    {
      ...options,
      answers: { 'console.session': session, 'work.counts': noWork, ...nothingKept, ...answers },
    },
    (address, { fetch }) => {
      startLanguage()
      const services = createServices({
        config: JSON.stringify({ mode: 'demo' }),
        fetch,
        ...(openPdf && { openPdf }),
      })
      const history = createBrowserHistory()
      const page = address.startsWith(signInPath) ? (
        <ServicesContext value={services}>
          <SignInPage />
        </ServicesContext>
      ) : (
        <App app={createApp(services, history)} />
      )
      render(page, { reactStrictMode: true })
      return () => {
        cleanup()
        endHistory(history)
      }
    },
  )
}

/** A session of somebody with the roles. */
export function aSession(roles: readonly StaffRole[] = ['desk_admin'], more: Partial<Session> = {}): Session {
  return {
    id: 'stf_1',
    name: 'Huda Saleh',
    email: 'huda@desk.example',
    roles: [...roles],
    clock: { now: new Date().toISOString(), movable: true, moved_by_seconds: 0 },
    four_eyes_above: { AED: '100000.00' },
    ...more,
  }
}
