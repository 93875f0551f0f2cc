import { useOnce } from '@daftar/app-kit/use-once'
import { ApiError, type Client } from '@daftar/client'
import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { useEffect, useState } from 'react'
import { codeSentAtMs, keepCodeStep, keptCodeStep } from '../shared/session/kept-code-step.ts'
import { useServices } from '../shared/use-services.ts'
import { appAround, type AppPage } from './app-around.ts'
import { payTrouble, type Doing, type PayTrouble } from './trouble.ts'

export type Loaded =
  | { kind: 'loading' }
  /** There is no payment at this address. */
  | { kind: 'unknown' }
  | { kind: 'failed'; isTrying: boolean }
  | { kind: 'session'; session: PaySession }

interface Sent {
  sentAtMs: number
  phone: string
  given: string | null
}

export type Pay = ReturnType<typeof usePay>

/** The shopper's calls: what is to be paid, the code, the confirmation, the way back. One thing at a time. */
export function usePay(token: string) {
  const services = useServices()
  const { api } = services
  const params = { token }
  const place = `payment ${token}`
  const { loaded, load, take } = useSession(api, token)
  const { doing, once } = useOnce<Doing>()
  const [sent, setSent] = useState(() => keptCodeStep<Sent>(place, services))
  const [trouble, setTrouble] = useState<PayTrouble | null>(null)
  const [tellApp] = useState(() => appAround(globalThis as AppPage))
  const [stay, setStay] = useState<'unknown' | 'open' | 'left'>('unknown')
  if (stay === 'unknown' && loaded.kind === 'session' && loaded.session.status === 'open') setStay('open')

  // Paid, given up or run out: who uses the tab next finds no phone in it.
  const isEnded = isOver(loaded)
  useEffect(() => {
    if (isEnded) keepCodeStep(place, null)
  }, [isEnded, place])

  /** Answers what went wrong, so that a field can be emptied for it. */
  function attempt(what: Doing, work: () => Promise<void>): Promise<PayTrouble | null> {
    return once(what, async () => {
      setTrouble(null)
      try {
        await work()
        return null
      } catch (error) {
        if (mayBeOver(error, what) && isOver(await load())) return null
        const found = payTrouble(error, what)
        setTrouble(found)
        return found
      }
    })
  }

  function keep(step: Sent | null): void {
    keepCodeStep(place, step)
    setSent(step)
  }

  return {
    loaded,
    /** The app that shows the page; null in a browser. */
    tellApp,
    /**
     * It ends before the shopper's eyes, and the page leaves for the shop: who opens one that is over stays
     * on it.
     */
    goesBack: stay === 'open',
    hasLeft: stay === 'left',
    doing,
    sent,
    trouble,
    load,
    clear: () => setTrouble(null),
    /** Back to the choice of the phone. */
    changePhone: () => {
      keep(null)
      setTrouble(null)
    },
    /** To the preset phone, or to the one given. */
    send: (phone: string | null) =>
      attempt('sending', async () => {
        const body = phone === null ? {} : { phone }
        const answer = await api.call('checkout.sendCode', { params, body })
        keep({ sentAtMs: codeSentAtMs(answer, services), phone: answer.masked_phone, given: phone })
      }),
    confirm: (code: string) =>
      attempt('confirming', async () => {
        take(await api.call('checkout.confirm', { params, body: { code } }))
      }),
    /**
     * Gives the payment up, and goes where the shop wants the shopper then; an app is told at the end of it.
     */
    leave: () =>
      attempt('leaving', async () => {
        const { session } = take(await api.call('checkout.cancel', { params }))
        if (tellApp || session.cancel_url) setStay('left')
        if (!tellApp && session.cancel_url) location.assign(session.cancel_url)
      }),
  }
}

/** What is to be paid, read at once and whenever it may have changed. */
function useSession(api: Client, token: string) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  useEffect(() => {
    void readSession(api, token).then(setLoaded)
  }, [api, token])
  return {
    loaded,
    load: async (): Promise<Loaded> => {
      setLoaded((now) => (now.kind === 'failed' ? { kind: 'failed', isTrying: true } : now))
      const read = await readSession(api, token)
      setLoaded((now) => (now.kind === 'session' && read.kind !== 'session' ? now : read))
      return read
    },
    /** As a call has answered it. */
    take: (answer: { session: PaySession }) => {
      setLoaded({ kind: 'session', session: answer.session })
      return answer
    },
  }
}

/**
 * Paid, cancelled or expired meanwhile, here or on another device; and a confirmation whose answer was lost
 * may have been taken: what became of the payment is then asked for and shown.
 */
function mayBeOver(error: unknown, what: Doing): boolean {
  return error instanceof ApiError ? error.reason === 'payment_closed' : what === 'confirming'
}

function isOver(loaded: Loaded): boolean {
  return loaded.kind === 'session' && loaded.session.status !== 'open'
}

async function readSession(api: Client, token: string): Promise<Loaded> {
  try {
    const { session } = await api.call('checkout.session', { params: { token } })
    return { kind: 'session', session }
  } catch (error) {
    return lostAt(error)
  }
}

/** An address of the wrong form and one that names nothing are the same to whoever opens it. */
function lostAt(error: unknown): Loaded {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? { kind: 'unknown' }
    : { kind: 'failed', isTrying: false }
}
