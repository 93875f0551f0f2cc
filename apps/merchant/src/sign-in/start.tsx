import { botCheckToken } from '@daftar/app-kit/sign-in/bot-check'
import { createFlow } from '@daftar/app-kit/sign-in/flow'
import { loginRefusal } from '@daftar/app-kit/sign-in/login-refusal'
import { showToast } from '@daftar/app-kit/toasts'
import { botCheckError, type LoginError } from '@daftar/rules/shell/sign-in/login-errors'
import { loginErrorText } from '@daftar/words/sign-in-error-text'
import { brandNameOf } from '@daftar/app-kit/brand-name'
import { storageKeys } from '@daftar/client'
import type { PublicConfig } from '@daftar/contract/public-config'
import { useStore } from '@daftar/ui/store'
import { currentLanguage, m } from '@daftar/words'
import { StrictMode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { useLanguage } from '@daftar/app-kit/language'
import type { Services } from '../shared/page.ts'
import { ServicesContext } from '../shared/use-services.ts'
import { loadLater, type Later } from './later/load-later.ts'
import type { MerchantFlow } from './merchant-flow.ts'
import { SignInPage } from './sign-in-page.tsx'

/** Brings the painted form to life, then does what the form does not wait for. */
export function startSignIn(services: Services): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  hydrateRoot(
    root,
    <StrictMode>
      <SignInRoot services={services} flow={signInFlow(services)} />
    </StrictMode>,
  )
  leaveWhenKnown(services)
}

/**
 * This browser remembers a sign-in or brings its cookie along: whether it still stands, the server knows
 * (SES-08).
 */
export function leaveWhenKnown(services: Services): void {
  if (
    services.tokens.read() !== null ||
    localStorage.getItem(storageKeys.signedIn) !== null ||
    document.documentElement.dataset['session'] === 'kept'
  )
    void loadLater().then((later) => later.leaveWhenSignedIn(services))
}

/** The flow of a page's sign-in, over what the page has; what concerns no field is told. */
export function signInFlow(services: Services, tell: (error: LoginError) => void = notify): MerchantFlow {
  const { api, config, session, tokens, now } = services
  return createFlow<LoginError>({
    calls: {
      authenticate: (body) => api.call('signIn.authenticate', { body }),
      verify: (body) => api.call('signIn.verify', { body }),
      challenge: (body) => api.call('signIn.challenge', { body }),
      challengeVerify: (body) => api.call('signIn.challengeVerify', { body }),
      challengeSetup: (body) => api.call('signIn.challengeSetup', { body }),
    },
    resendSeconds: () => config.codes.resendSeconds,
    storage: sessionStorage,
    address: {
      search: () => location.search,
      push: (search) => history.pushState(null, '', `${location.pathname}${search}`),
      replace: (search) => history.replaceState(null, '', `${location.pathname}${search}`),
    },
    now,
    language: currentLanguage,
    botCheck: () => botCheckToken(api.call),
    ahead: { failed: () => tell(botCheckError), later: (work, afterMs) => setTimeout(work, afterMs) },
    refused: (error, step) => loginRefusal(error, step, tell),
    codeSent: () => void loadLater().then((later) => later.prefetchApplication()),
    signedIn: (token) => {
      tokens.write(token)
      session.authorize()
      void loadLater().then((later) => later.leaveForApplication(services))
    },
  })
}

/** Tells it beside the form. */
export function notify(error: LoginError): void {
  showToast({ id: error, variant: 'error', title: loginErrorText(error) })
}

/** First exactly what was painted, then what this browser and this address make of it. */
export function SignInRoot({ services, flow }: { services: Services; flow: MerchantFlow }) {
  useLanguage()
  const [paintedName] = useState(() => document.title)
  const known = useKnownConfig(services)
  const isReady = useLaterParts(services, flow)
  const isStarted = useRef(false)
  useEffect(() => {
    flow.followAddress()
    window.addEventListener('popstate', flow.followAddress)
    if (!isStarted.current) void flow.startBotCheck()
    isStarted.current = true
    return () => window.removeEventListener('popstate', flow.followAddress)
  }, [flow])
  const name = known ? brandNameOf(known) : paintedName
  const title = m.sign_in_title()
  useEffect(() => {
    if (known) document.title = `${title} · ${name}`
  }, [known, name, title])
  return (
    <ServicesContext value={services}>
      <SignInPage flow={flow} name={name} config={known} isReady={isReady} />
    </ServicesContext>
  )
}

/** The configuration, null until the painted form has come to life. */
function useKnownConfig({ config }: Services): PublicConfig | null {
  return useSyncExternalStore(
    neverChanges,
    () => config,
    () => null,
  )
}

const neverChanges = () => () => {}

/** What the form does not wait for begins when the browser has been checked; once. Whether it is there. */
function useLaterParts(services: Services, flow: MerchantFlow): boolean {
  const { bot } = useStore(flow.store)
  const [later, setLater] = useState<Later | null>(null)
  useEffect(() => {
    if (bot !== 'checking') void loadLater().then(setLater)
  }, [bot])
  useEffect(() => later?.startLater(services), [later, services])
  return later !== null
}
