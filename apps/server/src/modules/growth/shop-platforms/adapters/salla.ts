import { z } from 'zod'
import type { CallOutside, Grant, ShopPlatformPort } from '../port.ts'
import { askJson, declinedAsEnded, declinedAsNull } from './json-call.ts'
import { pageNumber, pageOf } from './page.ts'

export interface ClientOf {
  clientId: string
  secret: string
}

const accounts = 'https://accounts.salla.sa/oauth2'
const api = 'https://api.salla.dev/admin/v2'
const pageSize = 60

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.number().optional(),
  expires: z.number().optional(),
})
const whose = z.object({
  data: z.object({
    merchant: z.object({ name: z.string(), domain: z.string().nullish() }),
  }),
})
const listed = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      name: z.string().nullish(),
      price: z.object({ amount: z.number(), currency: z.string() }).nullish(),
      quantity: z.number().nullish(),
      unlimited_quantity: z.boolean().nullish(),
      status: z.string().nullish(),
      url: z.string().nullish(),
      urls: z.object({ customer: z.string().nullish() }).nullish(),
      main_image: z.string().nullish(),
      thumbnail: z.string().nullish(),
    }),
  ),
  pagination: z.object({ currentPage: z.number(), totalPages: z.number() }),
})

/**
 * Salla: an authorization code with a refresh token that works once (docs.salla.dev, „Authorization“, „List
 * products“).
 */
export function sallaPort(client: ClientOf, call: CallOutside): ShopPlatformPort {
  const grantBy = async (form: Record<string, string>, now: Date): Promise<Grant> => {
    const given = await askJson(
      call,
      {
        url: `${accounts}/token`,
        form: { client_id: client.clientId, client_secret: client.secret, ...form },
      },
      tokens,
    )
    return {
      token: given.access_token,
      refresh: given.refresh_token,
      expiresAt: now.getTime() + (given.expires_in ?? given.expires ?? 1_209_600) * 1000,
    }
  }
  return {
    consentAddress: ({ state, returnAddress, challenge }) =>
      `${accounts}/auth?${new URLSearchParams({
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: returnAddress,
        scope: 'offline_access products.read',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()}`,
    exchange: async ({ given, verifier, returnAddress, now }) => {
      const { code } = given
      if (!code) return null
      const grant = await declinedAsNull(
        grantBy(
          {
            grant_type: 'authorization_code',
            code,
            redirect_uri: returnAddress,
            code_verifier: verifier,
            scope: 'offline_access',
          },
          now,
        ),
      )
      if (!grant) return null
      const headers = { authorization: `Bearer ${grant.token}` }
      const { merchant } = (await askJson(call, { url: `${accounts}/user/info`, headers }, whose)).data
      return { grant, shop: hostOf(merchant.domain), shopName: merchant.name }
    },
    refresh: (grant, _shop, now) =>
      declinedAsEnded(grantBy({ grant_type: 'refresh_token', refresh_token: grant.refresh ?? '' }, now)),
    products: async ({ token }, { cursor }) => {
      const page = pageNumber(cursor)
      const url = `${api}/products?per_page=${pageSize}&page=${page}`
      const { data, pagination } = await askJson(
        call,
        { url, headers: { authorization: `Bearer ${token}` } },
        listed,
      )
      const offered = data.filter(({ status }) => status !== 'hidden' && status !== 'deleted')
      const rows = offered.map((one) => ({
        id: one.id,
        name: one.name ?? '',
        price: one.price?.amount,
        currency: one.price?.currency,
        stock: one.unlimited_quantity ? null : (one.quantity ?? null),
        link: one.urls?.customer ?? one.url,
        picture: one.main_image ?? one.thumbnail,
      }))
      return pageOf(rows, pagination.currentPage < pagination.totalPages ? String(page + 1) : null)
    },
  }
}

/** The host and folder of an address, as it is shown. */
export function hostOf(address: string | null | undefined): string {
  if (!address) return ''
  const whole = address.includes('://') ? address : `https://${address}`
  return URL.canParse(whole)
    ? (new URL(whole).host + new URL(whole).pathname).replace(/\/+$/, '').slice(0, 200)
    : ''
}
