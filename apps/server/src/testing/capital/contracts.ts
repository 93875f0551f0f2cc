import { expect } from 'vitest'
import { aMerchant, type MerchantFacts } from '../app/builders.ts'
import { aSubmittedApplication } from '../app/desk-builders.ts'
import type { TestApp } from '../app/test-app.ts'

/** An approved application whose contract was written and mailed to a signatory with a phone of their own. */
export interface SentContract {
  id: string
  offerId: string
  merchant: MerchantFacts
  token: string
  phone: string
}

let phones = 1_000_000

/**
 * What a signatory and the provider do with contracts, for tests; the app's PUBLIC_ORIGIN is
 * https://daftar.example.
 */
export function contractsOf(app: TestApp) {
  return { sent, mailsOf, tokenOf, codeOf, shown, sign, stateOf, runJob }

  async function sent(
    given: Parameters<typeof aSubmittedApplication>[2] & {
      merchant?: MerchantFacts
      directDebit?: boolean
    } = {},
  ): Promise<SentContract> {
    const phone = `+97150${(phones += 1)}`
    const made = await app.db.database.system(async (tx) => {
      const merchant = given.merchant ?? (await aMerchant(tx))
      const application = await aSubmittedApplication(tx, merchant, { offerAt: app.clock.now(), ...given })
      await tx`
        update application set authorized_signatory = authorized_signatory || ${tx.json({ phone, email: `${phone}@test.example` })}
         where id = ${application.id}`
      return { ...application, merchant }
    })
    const underwriter = await app.signInStaff(await app.aStaff('underwriter'))
    const approved = await app.call('decisions.decide', {
      params: { id: made.id },
      body: { decision: 'approve', direct_debit: given.directDebit },
      as: underwriter,
      ifMatch: 1,
    })
    expect(approved.status).toBe(200)
    await app.settle()
    return { ...made, phone, token: await tokenOf(phone) }
  }

  /** Mails to the signatory, the newest first. */
  async function mailsOf(phone: string) {
    return (await app.inbox()).filter((message) => message.recipient === `${phone}@test.example`)
  }

  async function tokenOf(phone: string): Promise<string> {
    const [mail] = await mailsOf(phone)
    return /https:\/\/daftar\.example\/sign\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  async function codeOf({ token, phone }: SentContract): Promise<string> {
    await app.call('signing.sendCode', { params: { token } })
    await app.settle()
    return (await app.inbox()).find((message) => message.recipient === phone)?.code ?? ''
  }

  /** The file behind the address of a contract, as it stands. */
  async function shown({ token }: Pick<SentContract, 'token'>): Promise<Buffer> {
    const answer = await app.app.http.inject({ url: `/signing/api/v1/envelopes/${token}/document` })
    return answer.rawPayload
  }

  function sign({ token }: Pick<SentContract, 'token'>, code: string) {
    return app.call('signing.sign', {
      params: { token },
      body: { otp_code: code, consent: true },
      headers: { 'user-agent': 'Test Browser 1.0' },
    })
  }

  async function stateOf({ id, offerId }: SentContract) {
    const [row] = await app.db.database.system(
      (tx) => tx`
        select a.status as application, a.cancelled_for, o.status as offer, e.status as envelope,
               (select count(*)::int from advance l where l.application_id = a.id) as loans,
               (select count(*)::int from signing_event s where s.envelope_id = e.id and s.kind = 'signed') as signed_events,
               (select count(*)::int from transfer t join advance l on l.id = t.subject_id where l.application_id = a.id) as transfers
          from application a join offer o on o.id = ${offerId}
          left join envelope e on e.application_id = a.id
         where a.id = ${id}`,
    )
    return row
  }

  async function runJob(name: string, payload: object): Promise<void> {
    await app.app.jobs.find((one) => one.name === name)?.handler(payload, { jobId: '1', attempt: 2 })
  }
}
