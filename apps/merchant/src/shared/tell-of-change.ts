import type { LooseInput } from '@daftar/client/client'
import type { EndpointId } from '@daftar/contract/routes'
import type { Services } from './page.ts'

/** Tells the stream of events of a change that was made, where the catalogue has an event for it; nobody waits for it. */
export function tellOfChange(services: Services, id: EndpointId, input: LooseInput): void {
  const merchantId = services.session.get().workspace
  if (merchantId !== null)
    void import('./events.ts').then(
      ({ changeMade }) => changeMade(services, merchantId, id, input),
      () => {},
    )
}
