import { randomKey } from '@daftar/client'
import { createEventPort, type EventPort, type Tracked } from '@daftar/client/events'
import type { EventName } from '@daftar/contract/endpoints/events'
import type { RouteKey } from '@daftar/rules/shell/guards/routes'
import { currentLanguage } from '@daftar/words'
import { useCallback } from 'react'
import { useAccount } from './account.ts'
import type { Services } from './page.ts'
import { useServices } from './use-services.ts'

export type Track = EventPort['track']

/** Says what happened, for the merchant of the account (CAPI-46, CAPI-47); nothing waits for it. */
export function useTrack(): Track {
  const services = useServices()
  const { merchant_id } = useAccount().permissions
  return useCallback(
    <Name extends EventName>(name: Name, payload: Tracked<Name>) =>
      eventsOf(services).trackFor(merchant_id, name, payload),
    [services, merchant_id],
  )
}

/** CapitalPageOpened with the route key, and with the offer or the advance its address names (DEC-CAPI-14). */
export function pageOpened(
  services: Services,
  merchant_id: string | null,
  key: string,
  { id, offerId }: { id: string | undefined; offerId: string | undefined },
): void {
  const offer_id = offerId ?? (key === 'capitalOffer' ? id : undefined)
  const loan_id = key === 'capitalLoan' ? id : undefined
  eventsOf(services).trackFor(merchant_id, 'CapitalPageOpened', {
    route: key as RouteKey,
    ...(offer_id !== undefined && { offer_id }),
    ...(loan_id !== undefined && { loan_id }),
  })
}

type Events = {
  trackFor: <Name extends EventName>(merchant: string | null, name: Name, payload: Tracked<Name>) => void
}

const made = new WeakMap<Services, Events>()

/** The events of a page, made with the first of them. */
function eventsOf(services: Services): Events {
  const events = made.get(services) ?? createEvents(services)
  made.set(services, events)
  return events
}

function createEvents({ api, tokens, sessionEnd }: Services): Events {
  /** Whose events they are: the workspace of whoever is signed in. */
  let merchantId: string | null = null
  const port = createEventPort({
    address: api.address('events.collect'),
    token: () => tokens.read(),
    facts: () => (merchantId === null ? null : { merchant_id: merchantId, language: currentLanguage() }),
    tool: (name, payload) => window.analytics?.track(name, textsOf(payload)),
    newId: randomKey,
    ...(api.options.fetch && { fetch: api.options.fetch }),
  })
  addEventListener('pagehide', () => port.flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') port.flush()
  })
  sessionEnd.add(() => port.drop())
  return {
    trackFor: (merchant, name, payload) => {
      merchantId = merchant
      port.track(name, payload)
    },
  }
}

/** Tools of others take texts. */
function textsOf(payload: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]))
}
