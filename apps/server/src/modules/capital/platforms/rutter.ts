import type { SalesPlatform } from '@daftar/rules/capital/applications/sales-platforms'
import { z } from 'zod'
import type { SalesConnector } from './connector.ts'
import { sumMonths, type PlatformOrder } from './sum-months.ts'

export interface RutterSettings {
  url: string
  clientId: string
  secret: string
}

/** How the service names the platforms. */
const theirNames: Readonly<Record<SalesPlatform, string>> = {
  amazon: 'AMAZON',
  shopify: 'SHOPIFY',
  woo_commerce: 'WOO_COMMERCE',
}

const apiVersion = '2024-08-31'
const timeoutMs = 30_000
const pageSize = 500
/**
 * A merchant with more orders than this in a year is read as far as it goes: half a million orders say
 * enough.
 */
const pagesMax = 1_000

const exchanged = z.object({ access_token: z.string().min(1), platform: z.string() })
const page = z.object({
  orders: z.array(
    z.object({
      payment_status: z.string().nullish(),
      status: z.string().nullish(),
      total_price: z.union([z.number(), z.string()]).nullish(),
      iso_currency_code: z.string().nullish(),
      created_at: z.string().nullish(),
    }),
  ),
  next_cursor: z.string().nullish(),
})

/** The adapter of Rutter's API: one connection per merchant and platform, orders page by page. */
export function rutterConnector(settings: RutterSettings, fetch: typeof globalThis.fetch): SalesConnector {
  const authorization = `Basic ${Buffer.from(`${settings.clientId}:${settings.secret}`).toString('base64')}`
  const headers = { authorization, 'x-rutter-version': apiVersion }

  async function answerOf(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(new URL(path, settings.url), {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status >= 500 || response.status === 429)
      throw new Error(`the sales platforms answered ${response.status}`)
    return response
  }

  async function* paidOrders(accessToken: string, since: string): AsyncGenerator<PlatformOrder> {
    let cursor: string | null = null
    for (let read = 0; read < pagesMax; read++) {
      const query = new URLSearchParams({
        access_token: accessToken,
        limit: String(pageSize),
        created_at_min: `${since}T00:00:00Z`,
      })
      if (cursor) query.set('cursor', cursor)
      const response = await answerOf(`/versioned/orders?${query.toString()}`, { headers })
      if (!response.ok) throw new Error(`orders of a sales platform were refused with ${response.status}`)
      const { orders, next_cursor } = page.parse(await response.json())
      for (const order of orders)
        if (order.payment_status === 'paid' && order.status !== 'cancelled')
          yield {
            paidAt: order.created_at ?? '',
            currency: order.iso_currency_code ?? '',
            amount: order.total_price ?? '',
          }
      if (!next_cursor) return
      cursor = next_cursor
    }
  }

  return {
    exchange: async (publicToken, platform) => {
      const response = await answerOf('/versioned/item/public_token/exchange', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: settings.clientId,
          secret: settings.secret,
          public_token: publicToken,
        }),
      })
      if (!response.ok) return null
      const answer = exchanged.safeParse(await response.json())
      return answer.success && answer.data.platform === theirNames[platform] ? answer.data.access_token : null
    },
    readSales: (accessToken, since) => sumMonths(paidOrders(accessToken, since), since),
  }
}
