import { createStore } from '@daftar/ui/store'

/** What the browser knows of the session (SES-01, DEC-SES-12); ids and tokens are kept elsewhere. */
export type SessionState = Readonly<{
  authorized: boolean
  /** Set by the webview's own sign-in only (DEC-APP-9). */
  webviewAuthorized: boolean
  /** Reason of the 401 that was answered, null while there was none (SES-27, REQ-07). */
  refused: string | null
  /**
   * The merchant whose rows this page shows; null until the account is known, and before any merchant access.
   */
  workspace: string | null
  /**
   * Another tab works in another merchant by now: what this page shows can neither be read on nor changed.
   */
  hasMoved: boolean
}>

const signedOut: SessionState = {
  authorized: false,
  webviewAuthorized: false,
  refused: null,
  workspace: null,
  hasMoved: false,
}

export type Session = ReturnType<typeof createSession>

export function createSession() {
  const store = createStore<SessionState>(signedOut)
  return {
    ...store,
    /** After an auth token or a successful account answer. */
    authorize: () => {
      if (!store.get().authorized || store.get().refused)
        store.set({ ...store.get(), authorized: true, refused: null })
    },
    authorizeWebview: () => store.set({ ...store.get(), authorized: true, webviewAuthorized: true }),
    /** A call was answered 401; the first reason counts. */
    refuse: (reason: string) => {
      if (store.get().refused === null) store.set({ ...store.get(), refused: reason })
    },
    /** The account tells in which merchant the session works; a page keeps to the one it began with. */
    work: (merchantId: string | null) => {
      const state = store.get()
      if (state.workspace === null) store.set({ ...state, workspace: merchantId })
      else store.set({ ...state, hasMoved: state.workspace !== merchantId })
    },
    /** A call was refused, or another tab says so. */
    move: () => {
      if (!store.get().hasMoved) store.set({ ...store.get(), hasMoved: true })
    },
    /** SES-24. */
    deauthorize: () => store.set(signedOut),
  }
}
