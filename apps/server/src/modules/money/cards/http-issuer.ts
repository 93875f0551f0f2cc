import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { z } from 'zod'
import { readSigned } from './issuer-call.ts'
import type { CardIssuer } from './issuer-port.ts'

export interface HttpIssuerSettings {
  url: string
  apiKey: string
  webhookSecret: string
}

const timeoutMs = 15_000

const issued = z.object({
  id: z.string().min(1).max(100),
  last4: z.string().regex(/^\d{4}$/),
  expires_on: z.string().transform((text, context) => {
    const day = parseCalendarDate(text)
    if (!day) context.addIssue('no such day')
    return day ?? z.NEVER
  }),
})
const secrets = z.object({
  number: z.string().regex(/^\d{12,19}$/),
  cvc: z.string().regex(/^\d{3,4}$/),
})

/**
 * An issuer that is asked over HTTP: `POST /cards`, `PATCH /cards/{id}`, `GET /cards/{id}/details`, each with
 * its key.
 */
export function httpIssuer(settings: HttpIssuerSettings, fetch: typeof globalThis.fetch): CardIssuer {
  const base = settings.url.replace(/\/+$/, '')

  async function ask(path: string, init: RequestInit & { repeat?: string } = {}): Promise<unknown> {
    const { repeat, ...given } = init
    const response = await fetch(base + path, {
      ...given,
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        ...(given.body && { 'content-type': 'application/json' }),
        ...(repeat && { 'idempotency-key': repeat }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`the issuer of cards answered ${response.status}`)
    return response.status === 204 ? null : response.json()
  }

  const at = (issuerId: string) => `/cards/${encodeURIComponent(issuerId)}`
  return {
    kind: 'http',
    create: async ({ cardId, nickname, holder, state, currency, limit }) => {
      const body = JSON.stringify({
        ...{ reference: cardId, type: 'virtual', nickname, holder, state },
        monthly_limit: { amount: limit, currency },
      })
      const made = issued.parse(await ask('/cards', { method: 'POST', body, repeat: cardId }))
      return { issuerId: made.id, last4: made.last4, expiresOn: made.expires_on }
    },
    change: async (issuerId, { state, currency, limit }) => {
      const body = JSON.stringify({ state, monthly_limit: { amount: limit, currency } })
      await ask(at(issuerId), { method: 'PATCH', body })
    },
    reveal: async (issuerId) => {
      const { number, cvc: code } = secrets.parse(await ask(`${at(issuerId)}/details`))
      return { number, code }
    },
    readCall: (call) => readSigned(call, settings.webhookSecret),
  }
}
