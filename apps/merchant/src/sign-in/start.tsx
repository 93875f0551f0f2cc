import { storageKeys } from '@daftar/client'
import type { PublicConfig } from '@daftar/contract/public-config'
import { createStore, useStore } from '@daftar/ui/store'
import { currentLanguage, m } from '@daftar/words'
import { loginErrorText } from '@daftar/words/sign-in-error-text'
import { StrictMode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useLanguage } from '../shared/language.ts'
import { brandName, client, config, tokens } from '../shared/page.ts'
import { session } from '../shared/session.ts'
import { showToast } from '../shared/toasts.ts'
import { botCheckToken } from './bot-check.ts'
import { createFlow, type SignInFlow } from './flow.ts'
import { loadLater, type Later } from './load-later.ts'
import { SignInPage } from './sign-in-page.tsx'

/** Brings the painted form to life, then does what the form does not wait for. */
export function startSignIn(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  const flow = createFlow({
    call: client.call,
    config: () => config,
    storage: sessionStorage,
    address: {
      search: () => location.search,
      push: (search) => history.pushState(null, '', `${location.pathname}${search}`),
      replace: (search) => history.replaceState(null, '', `${location.pathname}${search}`),
    },
    now: Date.now,
    language: currentLanguage,
    botCheck: () => botCheckToken(client.call),
    later: (work, afterMs) => setTimeout(work, afterMs),
    notify: (error) => showToast({ id: error, variant: 'error', title: loginErrorText(error) }),
    prefetchApplication: () => void loadLater().then((later) => later.prefetchApplication()),
    signedIn: (token) => {
      tokens.write(token)
      session.authorize()
      void loadLater().then((later) => later.leaveForApplication())
    },
  })
  hydrateRoot(
    root,
    <StrictMode>
      <SignInRoot flow={flow} />
    </StrictMode>,
  )
  if (tokens.read() !== null || localStorage.getItem(storageKeys.signedIn) !== null)
    void loadLater().then((later) => later.leaveWhenSignedIn())
}

let started = false
/** Null until the painted form has come to life. */
const knownConfig = createStore<PublicConfig | null>(null)
const laterLoaded = createStore(false)

/** First exactly what was painted, then what this browser and this address make of it. */
function SignInRoot({ flow }: { flow: SignInFlow }) {
  useLanguage()
  const [paintedName] = useState(() => document.title)
  const known = useStore(knownConfig)
  const isReady = useStore(laterLoaded)
  useEffect(() => {
    knownConfig.set(config)
    flow.followAddress()
    window.addEventListener('popstate', flow.followAddress)
    if (!started) void flow.startBotCheck()
    started = true
    return () => window.removeEventListener('popstate', flow.followAddress)
  }, [flow])
  const { bot } = useStore(flow.store)
  useEffect(() => {
    if (bot !== 'checking') void loadLater().then(startLater, () => {})
  }, [bot])
  const name = known ? brandName() : paintedName
  const title = m.sign_in_title()
  useEffect(() => {
    if (known) document.title = `${title} · ${name}`
  }, [known, name, title])
  return <SignInPage flow={flow} name={name} config={known} isReady={isReady} />
}

function startLater(later: Later): void {
  if (laterLoaded.get()) return
  laterLoaded.set(true)
  void later.takeAllFonts()
  later.captureUtm(location.search, sessionStorage)
  later.watchConnectivity()
  later.watchRemoteConfig()
  later.startRecordingOn(location.pathname)
}
