import type { Config } from '../../config/config.ts'
import { rutterConnector, fakeConnector, type SalesConnector } from './platforms/index.ts'

/** The service between the product and the sales platforms that the configuration names; null for none. */
export function salesConnectorOf(
  { salesConnect }: Config,
  fetch: typeof globalThis.fetch,
): SalesConnector | null {
  switch (salesConnect.kind) {
    case 'rutter':
      return rutterConnector(salesConnect.rutter, fetch)
    case 'stand_in':
      return fakeConnector()
    case 'off':
      return null
  }
}
