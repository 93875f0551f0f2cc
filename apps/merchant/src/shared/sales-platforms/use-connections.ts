import type { PlatformConnection } from '@daftar/contract/endpoints/capital/platforms'
import type { SalesPlatform } from '@daftar/rules/capital/applications/sales-platforms'
import { platformNames } from '@daftar/rules/capital/applications/sales-platforms'
import { m } from '@daftar/words'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { capitalFreshMs, capitalKey } from '../capital/capital-queries.ts'
import { apiOf } from '../services.ts'
import { useServices } from '../use-services.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { useOnce } from '@daftar/app-kit/use-once'

/** CAPI-22. */
function connectionsQuery(merchantId: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'platforms', merchantId],
    staleTime: capitalFreshMs,
    queryFn: async ({ client, signal }): Promise<PlatformConnection[]> => {
      const query = { merchant_id: merchantId }
      return (await apiOf(client).call('platforms.connections', { query, signal })).connections
    },
  })
}

/** The platforms of a merchant, and connecting one with what its widget gave (CAPI-23, CAPI-39). */
export function useConnections(merchantId: string) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const { doing: connecting, once } = useOnce<SalesPlatform>()
  const query = useQuery(connectionsQuery(merchantId))

  /** `ask` opens the widget; null when the merchant thought better of it. */
  async function connected(platform: SalesPlatform, ask: () => Promise<string | null>): Promise<void> {
    try {
      const token = await ask()
      if (token === null) return
      const body = { platform, merchant_id: merchantId, public_token: token }
      const { connection } = await api.call('platforms.connect', { body })
      queryClient.setQueryData(connectionsQuery(merchantId).queryKey, (known = []) =>
        known.map((one) => (one.platform === platform ? connection : one)),
      )
      const title = m.wizard_sales_connected({ platform: platformNames[platform] })
      showToast({ id: 'wizard', variant: 'success', title })
    } catch {
      showToast({ id: 'wizard', variant: 'error', title: m.error_generic() })
    }
  }

  return {
    query,
    connecting,
    /** One platform at a time. */
    connect: (platform: SalesPlatform, ask: () => Promise<string | null>) =>
      once(platform, () => connected(platform, ask)),
  }
}
