import type { Services } from '../page.ts'

/**
 * Tells the stream of events of each change that is made, where the catalogue has an event for it; nobody
 * waits for it.
 */
export function tellOfChanges(services: Services): void {
  services.api.options.onDone = (id, input) => {
    const merchantId = services.session.get().workspace
    if (merchantId !== null)
      void import('./events.ts').then(
        ({ changeMade }) => changeMade(services, merchantId, id, input),
        () => {},
      )
  }
}
