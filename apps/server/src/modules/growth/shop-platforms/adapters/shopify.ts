import { createHmac } from 'node:crypto'
import { shopAddress } from '@daftar/rules/marketing/shop-platforms'
import { z } from 'zod'
import { equalBytes } from '../../../../platform/crypto/keys.ts'
import { GrantEnded, type CallOutside, type Grant, type ShopPlatformPort } from '../port.ts'
import { askJson, declinedAsEnded, declinedAsNull } from './json-call.ts'
import { pageOf } from './page.ts'
import type { ClientOf } from './salla.ts'

const apiVersion = '2026-10'
const pageSize = 100

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().optional(),
})

const query = `query Products($after: String, $query: String) {
  shop { name currencyCode }
  products(first: ${pageSize}, after: $after, query: $query, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id title onlineStoreUrl totalInventory tracksInventory
      featuredMedia { preview { image { url } } }
      priceRangeV2 { minVariantPrice { amount currencyCode } }
      arabic: translations(locale: "ar") { key value }
    }
  }
}`

const listed = z.object({
  data: z
    .object({
      shop: z.object({ name: z.string() }),
      products: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
        nodes: z.array(
          z.object({
            id: z.string(),
            title: z.string(),
            onlineStoreUrl: z.string().nullish(),
            totalInventory: z.number().nullish(),
            tracksInventory: z.boolean().nullish(),
            featuredMedia: z
              .object({ preview: z.object({ image: z.object({ url: z.string() }).nullish() }).nullish() })
              .nullish(),
            priceRangeV2: z.object({
              minVariantPrice: z.object({ amount: z.string(), currencyCode: z.string() }),
            }),
            arabic: z.array(z.object({ key: z.string(), value: z.string().nullish() })).nullish(),
          }),
        ),
      }),
    })
    .nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string().nullish() }).nullish() })).nullish(),
})
const named = z.object({ data: z.object({ shop: z.object({ name: z.string() }) }) })

/**
 * Shopify: the return is signed with our secret, tokens end after an hour and come with a refresh token
 * (shopify.dev, „Authorization code grant“, „Expiring offline access tokens“). It knows no challenge of ours:
 * the state and the signature stand for it.
 */
export function shopifyPort(client: ClientOf, call: CallOutside): ShopPlatformPort {
  const grantBy = async (shop: string, form: Record<string, string>, now: Date): Promise<Grant> => {
    const given = await askJson(
      call,
      {
        url: `https://${shop}/admin/oauth/access_token`,
        form: { client_id: client.clientId, client_secret: client.secret, ...form },
      },
      tokens,
    )
    return {
      token: given.access_token,
      refresh: given.refresh_token,
      ...(given.expires_in !== undefined && { expiresAt: now.getTime() + given.expires_in * 1000 }),
    }
  }
  const graph = <S extends z.ZodType>(shop: string, { token }: Grant, json: unknown, schema: S) =>
    askJson(
      call,
      {
        url: `https://${shop}/admin/api/${apiVersion}/graphql.json`,
        headers: { 'x-shopify-access-token': token },
        json,
      },
      schema,
    )
  return {
    consentAddress: ({ shop, state, returnAddress }) =>
      `https://${shop}/admin/oauth/authorize?${new URLSearchParams({
        client_id: client.clientId,
        scope: 'read_products,read_translations',
        redirect_uri: returnAddress,
        state,
      }).toString()}`,
    exchange: async ({ shop, given, now }) => {
      const { code } = given
      if (!code || given['shop'] !== shop || shopAddress('shopify', shop) !== shop) return null
      if (!isSigned(given, client.secret)) return null
      const grant = await declinedAsNull(grantBy(shop, { code, expiring: '1' }, now))
      if (!grant) return null
      const { data } = await graph(shop, grant, { query: '{ shop { name } }' }, named)
      return { grant, shop, shopName: data.shop.name }
    },
    refresh: (grant, shop, now) =>
      declinedAsEnded(
        grantBy(shop, { grant_type: 'refresh_token', refresh_token: grant.refresh ?? '' }, now),
      ),
    products: async (grant, { shop, cursor, since }) => {
      const changed = since ? ` updated_at:>='${since.toISOString()}'` : ''
      const variables = { after: cursor, query: `status:active${changed}` }
      const { data, errors } = await graph(shop, grant, { query, variables }, listed)
      if (errors?.some((error) => error.extensions?.code === 'ACCESS_DENIED')) throw new GrantEnded('denied')
      if (!data) throw new Error('Shopify answered errors')
      const { nodes, pageInfo } = data.products
      const rows = nodes.map((one) => ({
        id: one.id.replace('gid://shopify/Product/', ''),
        name: namesOf(one.title, one.arabic?.find(({ key }) => key === 'title')?.value),
        price: one.priceRangeV2.minVariantPrice.amount,
        currency: one.priceRangeV2.minVariantPrice.currencyCode,
        stock: one.tracksInventory === false ? null : (one.totalInventory ?? null),
        link: one.onlineStoreUrl,
        picture: one.featuredMedia?.preview?.image?.url,
      }))
      return pageOf(rows, pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null)
    },
  }
}

/** A shop of the Gulf may have its own language as the first one. */
function namesOf(title: string, arabic: string | null | undefined) {
  return arabic ? { en: title, ar: arabic } : title
}

/**
 * Everything it sent but the signature, sorted, signed with our secret; compared without telling where they
 * differ.
 */
export function isSigned(given: Readonly<Record<string, string>>, secret: string): boolean {
  const { hmac = '', ...rest } = given
  return equalBytes(Buffer.from(signatureOf(rest, secret)), Buffer.from(hmac))
}

export function signatureOf(given: Readonly<Record<string, string>>, secret: string): string {
  const message = Object.entries(given)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return createHmac('sha256', secret).update(message).digest('hex')
}
