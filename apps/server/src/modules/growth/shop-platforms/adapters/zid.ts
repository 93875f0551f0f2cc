import { z } from 'zod'
import type { CallOutside, Grant, ShopPlatformPort } from '../port.ts'
import { askJson, declinedAsEnded, declinedAsNull } from './json-call.ts'
import { pageNumber, pageOf } from './page.ts'
import { hostOf, type ClientOf } from './salla.ts'

const oauth = 'https://oauth.zid.sa/oauth'
const api = 'https://api.zid.sa/v1'
const pageSize = 50

const tokens = z.object({
  /** Of the store. */
  access_token: z.string().min(1),
  /** Of the app; the documentation writes it both ways. */
  authorization: z.string().min(1).optional(),
  Authorization: z.string().min(1).optional(),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().optional(),
})
const whose = z.object({
  user: z.object({ store: z.object({ title: z.string().nullish(), url: z.string().nullish() }) }),
})
const name = z.union([z.string(), z.object({ ar: z.string().nullish(), en: z.string().nullish() })])
const listed = z.object({
  next: z.string().nullish(),
  results: z.array(
    z.object({
      id: z.string(),
      name,
      price: z.union([z.number(), z.string()]).nullish(),
      sale_price: z.union([z.number(), z.string()]).nullish(),
      currency: z.string().nullish(),
      quantity: z.number().nullish(),
      is_infinite: z.boolean().nullish(),
      is_draft: z.boolean().nullish(),
      is_published: z.boolean().nullish(),
      html_url: z.string().nullish(),
      images: z
        .array(
          z.object({
            image: z.object({ medium: z.string().nullish(), full_size: z.string().nullish() }).nullish(),
          }),
        )
        .nullish(),
    }),
  ),
})

/** Zid: two tokens, of the app and of the store, sent together (docs.zid.sa, „Authorization“, „Products“). */
export function zidPort(client: ClientOf, call: CallOutside): ShopPlatformPort {
  const grantBy = async (form: Record<string, string>, now: Date): Promise<Grant> => {
    const given = await askJson(
      call,
      { url: `${oauth}/token`, form: { client_id: client.clientId, client_secret: client.secret, ...form } },
      tokens,
    )
    return {
      token: given.access_token,
      second: given.authorization ?? given.Authorization,
      refresh: given.refresh_token,
      expiresAt: now.getTime() + (given.expires_in ?? 31_536_000) * 1000,
    }
  }
  const headersOf = ({ token, second }: Grant, ofStore: string) => ({
    authorization: `Bearer ${second ?? ''}`,
    [ofStore]: token,
    role: 'Manager',
    'accept-language': 'en',
  })
  return {
    consentAddress: ({ state, returnAddress, challenge }) =>
      `${oauth}/authorize?${new URLSearchParams({
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: returnAddress,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()}`,
    exchange: async ({ given, verifier, returnAddress, now }) => {
      const { code } = given
      if (!code) return null
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: returnAddress,
        code_verifier: verifier,
      }
      const grant = await declinedAsNull(grantBy(form, now))
      if (!grant) return null
      const { user } = await askJson(
        call,
        { url: `${api}/managers/account/profile`, headers: headersOf(grant, 'x-manager-token') },
        whose,
      )
      return { grant, shop: hostOf(user.store.url), shopName: user.store.title ?? '' }
    },
    refresh: (grant, _shop, now) =>
      declinedAsEnded(grantBy({ grant_type: 'refresh_token', refresh_token: grant.refresh ?? '' }, now)),
    products: async (grant, { cursor }) => {
      const page = pageNumber(cursor)
      const url = `${api}/products/?page_size=${pageSize}&page=${page}`
      const answer = await askJson(call, { url, headers: headersOf(grant, 'access-token') }, listed)
      const offered = answer.results.filter((one) => !one.is_draft && one.is_published !== false)
      const rows = offered.map((one) => ({
        id: one.id,
        name: one.name,
        price: one.sale_price ?? one.price,
        currency: one.currency,
        stock: one.is_infinite ? null : (one.quantity ?? null),
        link: one.html_url,
        picture: one.images?.[0]?.image?.medium ?? one.images?.[0]?.image?.full_size,
      }))
      return pageOf(rows, answer.next ? String(page + 1) : null)
    },
  }
}
