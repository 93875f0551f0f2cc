import { useOnce } from '@daftar/app-kit/use-once'
import { ApiError, type Client } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import type { Claim, ClaimableOrder } from '@daftar/contract/endpoints/disputes/disputes-claims-shapes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { codeSentAtMs, keepCodeStep, keptCodeStep } from '../../shared/session/kept-code-step.ts'
import { useServices } from '../../shared/use-services.ts'

/** An order as its receipt and its phone name it. */
export interface Named {
  order: string
  phone: string
}

type View =
  | { at: 'loading' }
  /** No dispute stands at this address. */
  | { at: 'unknown' }
  | { at: 'failed'; token: string; isTrying: boolean }
  | { at: 'start'; named: Named | null }
  | { at: 'code'; named: Named; sentAtMs: number }
  | { at: 'order'; order: ClaimableOrder }
  | { at: 'claim'; claim: Claim; token: string }

type Doing = 'sending' | 'entering' | 'claiming' | 'withdrawing'
export type Claims = ReturnType<typeof useClaims>

/** Of which order a receipt says, if one led here. */
function placeOfCode(): string {
  return `dispute ${location.search}`
}

/** What stands behind the `#`: the browser sends it to no server. */
function tokenInAddress(): string {
  return location.hash.slice(1)
}

/** The shopper's calls about disputes, one at a time. */
export function useClaims() {
  const services = useServices()
  const { api } = services
  const { doing, once } = useOnce<Doing>()
  const [error, setError] = useState<unknown>(null)
  const { view, setView, open, leave, stay } = useView(() => setError(null))

  function attempt(what: Doing, work: () => Promise<View>): Promise<void | null> {
    return once(what, async () => {
      setError(null)
      try {
        setView(await work())
      } catch (failure) {
        setError(failure)
      }
    })
  }

  return {
    view,
    doing,
    error,
    open,
    clear: () => setError(null),
    /** From the order number on. */
    begin: () => {
      leave()
      setError(null)
      setView({ at: 'start', named: null })
    },
    /** Back to what was typed. */
    rename: (named: Named) => {
      keepCodeStep(placeOfCode(), null)
      setError(null)
      setView({ at: 'start', named })
    },
    send: (named: Named) =>
      attempt('sending', async () => {
        const answer = await api.call('disputes.askClaim', { body: named })
        const step = { named, sentAtMs: codeSentAtMs(answer, services) }
        keepCodeStep(placeOfCode(), step)
        return { at: 'code', ...step }
      }),
    enter: (named: Named, code: string) =>
      attempt('entering', async () => {
        const { order } = await api.call('disputes.enterClaim', { body: { ...named, otp_code: code } })
        keepCodeStep(placeOfCode(), null)
        return { at: 'order', order }
      }),
    claim: (body: BodyInput<'disputes.claim'>, idempotencyKey: string) =>
      attempt('claiming', async () => {
        const { claim, token } = await api.call('disputes.claim', { body, idempotencyKey })
        stay(token)
        return { at: 'claim', claim, token }
      }),
    withdraw: (token: string) =>
      attempt('withdrawing', async () => {
        const { claim } = await api.call('disputes.withdrawClaim', { body: { token } })
        return { at: 'claim', claim, token }
      }),
  }
}

/** What the page shows, by the address: the dispute that a token in it names, or the way to one. */
function useView(onOpen: () => void) {
  const services = useServices()
  const [view, setView] = useState<View>(() => {
    if (tokenInAddress() !== '') return { at: 'loading' }
    const kept = keptCodeStep<{ named: Named; sentAtMs: number }>(placeOfCode(), services)
    return kept ? { at: 'code', ...kept } : { at: 'start', named: null }
  })
  /** The token whose page stands here: the address that says it again asks for nothing. */
  const shown = useRef('')

  async function open(token: string): Promise<void> {
    shown.current = token
    onOpen()
    setView((before) =>
      before.at === 'failed' ? { at: 'failed', token, isTrying: true } : { at: 'loading' },
    )
    setView(await readClaim(services.api, token))
  }
  const follow = useEffectEvent(() => {
    const token = tokenInAddress()
    if (token !== '' && token !== shown.current) void open(token)
  })
  useEffect(() => {
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  return {
    view,
    setView,
    open,
    /** The address names no dispute any more. */
    leave: () => {
      history.replaceState(null, '', location.pathname + location.search)
      shown.current = ''
    },
    /** Opened again, the page is that of the dispute. */
    stay: (token: string) => {
      shown.current = token
      history.replaceState(null, '', `${location.pathname}#${token}`)
    },
  }
}

async function readClaim(api: Client, token: string): Promise<View> {
  try {
    const { claim } = await api.call('disputes.claimSeen', { body: { token } })
    return { at: 'claim', claim, token }
  } catch (error) {
    // An address of the wrong form and one that names nothing are the same to whoever opens it.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
    return isUnknown ? { at: 'unknown' } : { at: 'failed', token, isTrying: false }
  }
}
