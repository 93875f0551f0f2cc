import { z } from 'zod'
import type { CallOutside, Grant, ShopPlatformPort } from '../port.ts'
import { askJson, declinedAsNull } from './json-call.ts'
import { pageNumber, pageOf } from './page.ts'

const pageSize = 100

const site = z.object({ name: z.string().nullish() })
const currency = z.object({ code: z.string() })
const listed = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    permalink: z.string().nullish(),
    price: z.string().nullish(),
    manage_stock: z.union([z.boolean(), z.string()]).nullish(),
    stock_quantity: z.number().nullish(),
    stock_status: z.string().nullish(),
    images: z.array(z.object({ src: z.string().nullish() })).nullish(),
  }),
)

/**
 * WooCommerce: every shop is its own server. It hands its keys to ours while its merchant is on the way back,
 * and takes them as a user and a password (developer.woocommerce.com, „Application authentication endpoint“,
 * „Products“).
 */
export function wooCommercePort(call: CallOutside): ShopPlatformPort {
  const api = (shop: string, path: string) => `https://${shop}/wp-json/${path}`
  const headersOf = ({ token, second }: Grant) => ({
    authorization: `Basic ${Buffer.from(`${token}:${second ?? ''}`).toString('base64')}`,
  })
  return {
    consentAddress: ({ shop, state, returnAddress, keysAddress, product }) =>
      `https://${shop}/wc-auth/v1/authorize?${new URLSearchParams({
        app_name: product,
        scope: 'read',
        user_id: state,
        return_url: returnAddress,
        callback_url: keysAddress,
      }).toString()}`,
    exchange: async ({ shop, keys }) => {
      if (!keys) return null
      const grant = { token: keys.key, second: keys.secret }
      const headers = headersOf(grant)
      const known = await declinedAsNull(
        askJson(call, { url: api(shop, 'wc/v3/data/currencies/current'), headers }, currency),
      )
      if (!known) return null
      const { name } = await askJson(call, { url: api(shop, '') }, site)
      return { grant, shop, shopName: name ?? shop }
    },
    products: async (grant, { shop, cursor, since }) => {
      const page = pageNumber(cursor)
      const headers = headersOf(grant)
      const { code } = await askJson(
        call,
        { url: api(shop, 'wc/v3/data/currencies/current'), headers },
        currency,
      )
      const asked = new URLSearchParams({
        ...{ per_page: String(pageSize), page: String(page), orderby: 'id', order: 'asc', status: 'publish' },
        ...(since && { modified_after: since.toISOString().slice(0, 19), dates_are_gmt: 'true' }),
      })
      const answer = await askJson(
        call,
        { url: api(shop, `wc/v3/products?${asked.toString()}`), headers },
        listed,
      )
      const rows = answer.map((one) => ({
        id: one.id,
        name: one.name,
        price: one.price,
        currency: code,
        stock:
          one.manage_stock === true
            ? (one.stock_quantity ?? 0)
            : one.stock_status === 'outofstock'
              ? 0
              : null,
        link: one.permalink,
        picture: one.images?.[0]?.src,
      }))
      return pageOf(rows, answer.length === pageSize ? String(page + 1) : null)
    },
  }
}
