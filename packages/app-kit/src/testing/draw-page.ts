import { answeringServer, type Answers, type AnsweringServer } from '@daftar/testkit/page/answers'
import { addressNow, arrive, listenToConsole, openDocument } from '@daftar/testkit/page/document'
import { waitWith } from '@daftar/testkit/page/patience'
import { sendFilesOver } from '@daftar/testkit/page/uploads'
import { setProductNow } from '@daftar/ui/product-clock'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished } from 'vitest'
import { toastStore } from '../acts/toasts.ts'

/** What a page test says of its page, whichever application it is of. */
export type PageOptions = {
  /** What the server answers; a call without an answer fails the test. */
  answers?: Answers
  language?: 'en' | 'ar'
  /** A phone's screen is below 768. */
  width?: number
  /** What this browser kept from before, set once its storage is empty. */
  kept?: () => void
  /** Says on the console what a test expects it to say: a crash. */
  mayComplain?: boolean
}

export type Page = {
  user: UserEvent
  server: AnsweringServer
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
 * Opens an empty document at an address and lets the application draw its page there; `draw` is told the
 * address and answers how to close what it drew. Only the server's answers are the test's, each read by the
 * contract. When the test ends, what the page asked for without an answer and what it said on the console
 * fail it.
 */
export function drawPage(
  path: string,
  options: PageOptions,
  draw: (address: string, server: AnsweringServer) => () => void,
): Page {
  const { answers = {}, language = 'en', width = 1280, kept, mayComplain = false } = options
  closeLast()
  openDocument({ address: path, language, width })
  kept?.()
  toastStore.set([])
  setProductNow(new Date().toISOString())
  const server = answeringServer(answers)
  waitWith(server)
  const console = listenToConsole()
  const files = sendFilesOver(server.fetch)
  let close = draw(addressNow(), server)
  closeLast = () => {
    close()
    server.close()
    console.stop()
    files.stop()
    closeLast = () => {}
  }
  onTestFinished(() => {
    closeLast()
    expect(server.problems, 'calls and answers beside the contract').toEqual([])
    if (!mayComplain) expect(console.said, 'said on the console').toEqual([])
  })
  return {
    user: userEvent.setup(),
    server,
    address: addressNow,
    reload: () => {
      close()
      arrive()
      close = draw(addressNow(), server)
    },
  }
}
