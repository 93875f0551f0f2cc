import { randomKey } from '@daftar/client'
import { createEventPort, type EventPort, type Tracked } from '@daftar/client/events'
import type { EventName } from '@daftar/contract/endpoints/events'
import type { RouteKey } from '@daftar/rules/shell/routes'
import { currentLanguage } from '@daftar/words'
import { useCallback } from 'react'
import { useAccount } from './account.ts'
import { client, tokens } from './page.ts'
import { onSessionEnd } from './session-end.ts'

/** Whose events they are: the workspace of whoever is signed in. */
let merchantId: string | null = null

const port: EventPort = createEventPort({
  address: client.address('events.collect'),
  token: () => tokens.read(),
  facts: () => (merchantId === null ? null : { merchant_id: merchantId, language: currentLanguage() }),
  tool: (name, payload) => window.analytics?.track(name, textsOf(payload)),
  newId: randomKey,
})

addEventListener('pagehide', () => port.flush())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') port.flush()
})
onSessionEnd(() => port.drop())

export type Track = EventPort['track']

/** Says what happened, for the merchant of the account (CAPI-46, CAPI-47); nothing waits for it. */
export function useTrack(): Track {
  const { merchant_id } = useAccount().permissions
  return useCallback(
    <Name extends EventName>(name: Name, payload: Tracked<Name>) => trackFor(merchant_id, name, payload),
    [merchant_id],
  )
}

/** CapitalPageOpened with the route key, and with the offer or the advance its address names (DEC-CAPI-14). */
export function pageOpened(
  merchant_id: string | null,
  key: string,
  { id, offerId }: { id: string | undefined; offerId: string | undefined },
): void {
  const offer_id = offerId ?? (key === 'capitalOffer' ? id : undefined)
  const loan_id = key === 'capitalLoan' ? id : undefined
  trackFor(merchant_id, 'CapitalPageOpened', {
    route: key as RouteKey,
    ...(offer_id !== undefined && { offer_id }),
    ...(loan_id !== undefined && { loan_id }),
  })
}

function trackFor<Name extends EventName>(merchant: string | null, name: Name, payload: Tracked<Name>): void {
  merchantId = merchant
  port.track(name, payload)
}

/** Tools of others take texts. */
function textsOf(payload: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]))
}
