import type { EventName, EventPayload } from '@daftar/contract/endpoints/console/events'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { pending, type AnsweringServer } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen } from '@testing-library/react'
import { replay } from '../shared/simulator/replay.ts'
import { anOffer, levelWeeks } from './fixtures/capital.ts'
import { aStore } from './fixtures/stores.ts'
import { renderAt, type Page, type PageOptions } from './render-at.tsx'
import { workersHere } from './workers-here.ts'

export const secondStore = aStore({ id: 'sto_2', name: 'Deira', name_ar: 'ديرة' })

/** The page of the first of some offers, open. The stores are the Marina of the offers' fixture and Deira. */
export async function openOfferPage(
  offers: readonly Offer[] = [anOffer()],
  { answers, ...options }: PageOptions & { hash?: string } = {},
): Promise<Page> {
  workersHere({ simulator: replay })
  const page = renderAt(`/finance/tabby-capital/offers/${offers[0]?.id}${options.hash ?? ''}`, {
    ...options,
    answers: {
      'offers.list': ({ query }) => ({
        offers: offers.filter(({ store_id }) => !query.store_id || store_id === query.store_id),
      }),
      'advances.list': { loans: [] },
      'merchants.stores': { items: [aStore(), secondStore] },
      'simulator.weeks': levelWeeks(26, '30000.00'),
      // Of the form that the page leads to.
      'offers.calculate': pending,
      ...answers,
    },
  })
  await screen.findByRole('region', { name: m.offers_terms_title() })
  return page
}

/** Whoever leaves the page has told what they did: a browser sends what it gathered. */
export function leavePage(): void {
  // A beacon of this environment leaves the test; without one the page asks as for anything else.
  Object.defineProperty(navigator, 'sendBeacon', { value: () => false, configurable: true })
  window.dispatchEvent(new Event('pagehide'))
}

/** What the collector was told of events of a name, whole. */
export function wholeToldOf<Name extends EventName>(
  server: AnsweringServer,
  name: Name,
): EventPayload<Name>[] {
  leavePage()
  const events = server.callsOf('events.collect').flatMap(({ body }) => body.events)
  return events.filter((event) => event.name === name).map(({ payload }) => payload as EventPayload<Name>)
}

/** The same without when and where it was: of every event the port says that. */
export function toldOf<Name extends EventName>(server: AnsweringServer, name: Name): EventPayload<Name>[] {
  return wholeToldOf(server, name).map(({ platform: _platform, timestamp: _at, ...payload }) => {
    const { route: _route, ...rest } = payload
    return (name === 'CapitalPageOpened' ? payload : rest) as EventPayload<Name>
  })
}
