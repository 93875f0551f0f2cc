import type { Config } from '../../config/config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { keepInInbox } from '../outbox/inbox.ts'

/** One SMS to a phone in international form. */
export type SmsMessage = { to: string; text: string; code?: string }

/** Sends one SMS; throws when it was not taken, then it is tried again. `id` stays the same on every try. */
export type Sms = (id: string, message: SmsMessage) => Promise<void>

type SmsDependencies = { database: Database; clock: Clock }

/**
 * The gateway in production; in development and demo mode the inbox, and the gateway too where one is set.
 */
export function openSms(config: Pick<Config, 'mode' | 'smsGateway'>, deps: SmsDependencies): Sms {
  const send = config.smsGateway ? gatewaySms(config.smsGateway) : undefined
  if (config.mode === 'production') {
    if (!send) throw new Error('production needs SMS_GATEWAY_URL')
    return send
  }
  const keep = inboxSms(deps)
  return async (id, message) => {
    await keep(id, message)
    await send?.(id, message)
  }
}

/** The fake: a row of the development inbox. */
export function inboxSms({ database, clock }: SmsDependencies): Sms {
  return (id, { to, text, code }) =>
    keepInInbox(database, {
      id,
      channel: 'sms',
      recipient: to,
      subject: null,
      text,
      html: null,
      code: code ?? null,
      attachments: [],
      at: clock.now(),
    })
}

/**
 * The real one: POST {id, to, from, text} as JSON with a bearer token. The id is also the Idempotency-Key, so
 * a gateway that knows it sends once. Redirects are not followed, and ten seconds are enough.
 */
export function gatewaySms(gateway: { url: string; token: string | undefined; from: string }): Sms {
  return async (id, { to, text }) => {
    const answer = await fetch(gateway.url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(gateway.token ? { authorization: `Bearer ${gateway.token}` } : {}),
      },
      body: JSON.stringify({ id, to, from: gateway.from, text }),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
  }
}
