import type { AnswerOf } from '@daftar/contract/table'
import type { StaffRole } from '@daftar/rules/access/roles'
import { answeringServer, type Answers, type AnsweringServer } from '@daftar/testkit/page/answers'
import { endHistory } from '@daftar/testkit/page/history'
import { sendFilesOver } from '@daftar/testkit/page/uploads'
import { waitWith } from '@daftar/testkit/page/patience'
import { addressNow, listenToConsole, openDocument } from '@daftar/testkit/page/document'
import { setProductNow } from '@daftar/ui/product-clock'
import { createBrowserHistory } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished } from 'vitest'
import { App, createApp } from '../app/app.tsx'
import { signInPath } from '../shared/addresses.ts'
import { startLanguage } from '@daftar/app-kit/language'
import { createServices } from '../shared/page.ts'
import { toastStore } from '../shared/toasts.ts'
import { SignInPage } from '../sign-in/sign-in-page.tsx'

type Session = AnswerOf<'desk.session'>

export type PageOptions = {
  /** Who is signed in: roles, or a whole session. Nobody on the sign-in. */
  as?: readonly StaffRole[] | Session
  /** What the server answers; a call without an answer fails the test. */
  answers?: Answers
  language?: 'en' | 'ar'
  /** A phone's screen is below 768. */
  width?: number
  /** Says on the console what a test expects it to say: a crash. */
  mayComplain?: boolean
}

export type Page = {
  user: UserEvent
  server: AnsweringServer
  /** Where the page stands: path, search and hash. */
  address: () => string
}

export const phoneWidth = 360

/** The two looks in which a screen differs most: words, direction and width. */
export const looks = [
  ['en', 1280],
  ['ar', phoneWidth],
] as const

/** A test may draw one page after another: the next begins when the last is gone. */
let closeLast = () => {}

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

/**
 * Draws the whole console at an address as a browser would: its real router, client, words and widgets. Only the server's
 * answers are the test's, each read by the contract. When the test ends, what the page asked for without an answer and what it
 * said on the console fail it.
 */
export function renderAt(
  path: string,
  { as = ['desk_admin'], answers = {}, language = 'en', width = 1280, mayComplain = false }: PageOptions = {},
): Page {
  closeLast()
  openDocument({ address: path, language, width })
  startLanguage()
  toastStore.set([])
  setProductNow(new Date().toISOString())
  const session = 'roles' in as ? as : aSession(as)
  const server = answeringServer({ 'desk.session': session, ...answers })
  const services = createServices({ config: JSON.stringify({ mode: 'demo' }), fetch: server.fetch })
  waitWith(server)
  const console = listenToConsole()
  const files = sendFilesOver(server.fetch)
  const history = createBrowserHistory()
  const isSignIn = path.startsWith(signInPath)
  render(isSignIn ? <SignInPage services={services} /> : <App app={createApp(services, history)} />, {
    reactStrictMode: true,
  })
  closeLast = () => {
    cleanup()
    endHistory(history)
    console.stop()
    files.stop()
    closeLast = () => {}
  }
  onTestFinished(() => {
    closeLast()
    expect(server.problems, 'calls and answers beside the contract').toEqual([])
    if (!mayComplain) expect(console.said, 'said on the console').toEqual([])
  })
  return { user: userEvent.setup(), server, address: addressNow }
}
