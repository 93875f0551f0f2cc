import { randomKey } from '@daftar/client'
import { createEventPort, type EventPort, type Tracked } from '@daftar/client/events'
import type { EventName } from '@daftar/contract/endpoints/console/events'
import type { EndpointId } from '@daftar/contract/routes'
import {
  filterEvents,
  openedEvents,
  pathProperties,
  requestEvents,
  type UsageEvent,
} from '@daftar/rules/events/catalogue'
import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import { currentLanguage } from '@daftar/words'
import { useCallback } from 'react'
import { onLeaving } from '../saving/on-leaving.ts'
import { useAccount } from '../session/account.ts'
import { eventOfChange, type Sent } from './change-events.ts'
import type { Services } from '../page.ts'
import { tellsUsage } from './usage-choice.ts'
import { useServices } from '../use-services.ts'

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

/** A page as the router knows it: which route, and what its path names. */
export interface ShownPage {
  key: string
  params: Readonly<Record<string, string | undefined>>
}

/**
 * Tells that a page was opened: of capital by its own event (CAPI-47), of the others by that of the catalogue
 * (EVT-01).
 */
export function pageOpened(services: Services, merchantId: string | null, { key, params }: ShownPage): void {
  if (!isRoute(key)) return
  const events = eventsOf(services)
  events.onPage(key)
  if (key.startsWith('capital')) {
    const offer_id = params.offerId ?? (key === 'capitalOffer' ? params.id : undefined)
    const loan_id = key === 'capitalLoan' ? params.id : undefined
    events.trackFor(merchantId, 'CapitalPageOpened', {
      ...(offer_id !== undefined && { offer_id }),
      ...(loan_id !== undefined && { loan_id }),
    })
  }
  const name = key in openedEvents ? openedEvents[key as keyof typeof openedEvents] : null
  if (name === null) return
  const named = Object.entries(pathProperties[name] ?? {}).map(([param, property]) => [
    property,
    params[param] ?? '',
  ])
  events.tell(merchantId, name, Object.fromEntries(named))
}

/** Tells that the filters in the address of a page changed; of payouts, which of them. */
export function filtersApplied(
  services: Services,
  merchantId: string | null,
  key: string,
  changed: readonly string[],
): void {
  const events = eventsOf(services)
  if (key === 'payouts') {
    if (changed.some((name) => name.startsWith('store')))
      events.tell(merchantId, 'Payouts Store Filter Applied', {})
    if (changed.some((name) => !name.startsWith('store')))
      events.tell(merchantId, 'Payouts Date Range Applied', {})
  } else if (key in filterEvents) events.tell(merchantId, filterEvents[key as keyof typeof filterEvents], {})
}

/** Tells of a change that was made, where the catalogue has an event for it. */
export function changeMade(services: Services, merchantId: string, id: EndpointId, sent: Sent): void {
  const told = eventOfChange(id, sent)
  if (told) eventsOf(services).tell(merchantId, told.name, told.properties)
}

/** Tells that the alert about a company was followed. */
export function alertFollowed(services: Services): void {
  eventsOf(services).tell(services.session.get().workspace, 'Legal Entity Alert Clicked', {})
}

type Events = {
  trackFor: <Name extends EventName>(merchant: string | null, name: Name, payload: Tracked<Name>) => void
  /** The same with properties that follow from a table. */
  tell: (merchant: string | null, name: UsageEvent, payload: object) => void
  onPage: (key: RouteKey) => void
}

type TellAny = Events['tell']

const made = new WeakMap<Services, Events>()

/** The events of a page, made with the first of them. */
function eventsOf(services: Services): Events {
  const events = made.get(services) ?? createEvents(services)
  made.set(services, events)
  return events
}

function createEvents({ api, tokens, session, sessionEnd, now }: Services): Events {
  /** Whose events they are: the workspace of whoever is signed in. */
  let merchantId: string | null = null
  let route: RouteKey = 'root'
  const port = createEventPort({
    address: api.address('events.collect'),
    token: () => tokens.read(),
    facts: () =>
      merchantId === null
        ? null
        : {
            merchant_id: merchantId,
            language: currentLanguage(),
            route,
            platform: session.get().webviewAuthorized ? 'webview' : 'web',
            timestamp: new Date(now()).toISOString(),
          },
    tool: (name, payload) => window.analytics?.track(name, textsOf(payload)),
    newId: randomKey,
    ...(api.options.fetch && { fetch: api.options.fetch }),
  })
  onLeaving(() => port.flush())
  sessionEnd.addBefore(() => port.send())
  sessionEnd.add(() => port.drop())
  const trackFor: Events['trackFor'] = (merchant, name, payload) => {
    merchantId = merchant
    const isRequest = requestEvents.some((one) => one === name)
    if (tellsUsage() || isRequest) port.track(name, payload, isRequest ? 'soon' : undefined)
  }
  return {
    trackFor,
    // The tables that call it give each event exactly its own properties.
    tell: (merchant, name, payload) => (trackFor as TellAny)(merchant, name, payload),
    onPage: (key) => {
      route = key
    },
  }
}

function isRoute(key: string): key is RouteKey {
  return key in routePaths
}

/** Tools of others take texts. */
function textsOf(payload: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]))
}
