import { expect } from 'vitest'
import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import type { Currency } from '@daftar/rules/money/currency'
import { verifyChain } from '../../platform/ledger/ledger.ts'
import { aMerchant, aSignedAdvance, type MerchantFacts } from '../app/builders.ts'
import type { TestApp } from '../app/test-app.ts'
import type { Row } from '../../platform/database/rows.ts'

/** An advance that repays by direct debit, as its contract was signed. */
export interface DebitAdvance {
  merchant: MerchantFacts
  advanceId: string
  applicationId: string
  mandateId: string
  phone: string
  /** The merchant's own session. */
  as: string
}

let phones = 5_000_000

type Staff = ReturnType<typeof staffOf>
type Given = { amountMinor?: bigint; tenor?: number; merchant?: MerchantFacts; currency?: Currency }

/**
 * What signatories, banks and staff do with direct debit, for tests; the app's PUBLIC_ORIGIN is
 * https://daftar.example.
 */
export function directDebitOf(app: TestApp) {
  const as = staffOf(app)
  return { as, ...mandatesOf(app, as), ...debitsAt(app, as), ...booksAt(app) }
}

/** Each role signs in once. */
function staffOf(app: TestApp) {
  const staff = new Map<string, string>()
  return async (role: 'finance' | 'support_agent' | 'underwriter') => {
    const known = staff.get(role) ?? (await app.signInStaff(await app.aStaff(role)))
    staff.set(role, known)
    return known
  }
}

/** An advance by direct debit, from its contract to its transfer. */
function mandatesOf(app: TestApp, as: Staff) {
  const inSystem = app.db.database.system
  const { messagesTo, tokenOf, sign, answer, newest } = mandateOf(app, as)

  /** Signed, and waiting for its mandate; the SMS has left. */
  async function signed(given: Given = {}): Promise<DebitAdvance> {
    const phone = `+97150${(phones += 1)}`
    const at = app.clock.now()
    const made = await inSystem(async (tx) => {
      const merchant =
        given.merchant ??
        (await aMerchant(tx, {
          commissionHundredths: 0,
          ...(given.currency && { currency: given.currency }),
        }))
      const signedAdvance = await aSignedAdvance(tx, merchant, { tags: ['direct_debit'], at, ...given })
      const signatory = { signatory_phone: phone, signatory_email: `${phone}@test.example` }
      expect(await app.app.createAdvance(tx, { ...signedAdvance, ...signatory }, at)).toBe(true)
      return { merchant, advance: signedAdvance }
    })
    await app.settle()
    const advance = {
      merchant: made.merchant,
      advanceId: made.advance.id,
      applicationId: made.advance.application_id,
      phone,
      as: await app.signIn(made.merchant.personId),
    }
    return { ...advance, mandateId: (await newest(advance.advanceId)).id }
  }

  /** As far as a mandate goes on its way; everything before happened. */
  async function withMandate(status: MandateStatus, given: Given = {}): Promise<DebitAdvance> {
    const advance = await signed(given)
    if (status === 'created')
      await inSystem((tx) => tx`update mandate set status = 'created' where id = ${advance.mandateId}`)
    if (status === 'created' || status === 'pending') return advance
    await sign(await tokenOf(advance.phone))
    if (status === 'waiting_for_bank_approval') return advance
    const first = status === 'closed' ? 'active' : status
    expect((await answer(advance.mandateId, first)).status).toBe(200)
    if (status === 'closed') expect((await answer(advance.mandateId, 'closed')).status).toBe(200)
    return advance
  }

  /** Paid out and repaid from the first Monday at least a week later. */
  async function paying(given: Given = {}): Promise<DebitAdvance> {
    const advance = await withMandate('active', given)
    const finance = await as('finance')
    const { body } = await app.call('transfers.list', {
      as: finance,
      query: { status: 'ordered', page_size: '100' },
    })
    const transfer = body.transfers.find(
      (one: { subject_id: string }) => one.subject_id === advance.advanceId,
    )
    const confirmed = await app.call('transfers.confirm', {
      as: finance,
      params: { id: transfer.id },
      body: { bank_reference: 'BNK-1' },
    })
    expect(confirmed.status).toBe(200)
    return advance
  }

  return { signed, withMandate, paying, messagesTo, tokenOf, sign, answer, newest }
}

/** One mandate: the message of its address, and what is answered. */
function mandateOf(app: TestApp, as: Staff) {
  async function messagesTo(phone: string): Promise<string[]> {
    return (await app.inbox(phone)).map((one) => one.text ?? '')
  }

  /** The token in the newest SMS to a phone. */
  async function tokenOf(phone: string): Promise<string> {
    const [newestText] = await messagesTo(phone)
    return /https:\/\/daftar\.example\/mandate\/([\w-]+)/.exec(newestText ?? '')?.[1] ?? ''
  }

  const sign = (token: string) => app.call('mandates.sign', { params: { token }, body: { consent: true } })

  async function answer(id: string, status: string, role: 'support_agent' | 'finance' = 'support_agent') {
    const said = status === 'active' ? { bank_reference: 'MND-0001' } : { reason: 'as the bank said' }
    return app.call('mandates.answer', {
      as: await as(role),
      params: { id },
      body: { status, ...said },
    })
  }

  async function newest(advanceId: string): Promise<{ id: string; status: MandateStatus; sms_sent: number }> {
    const [row] = await app.db.database.system(
      (tx) => tx<Row<'mandate', 'id' | 'status' | 'sms_sent'>[]>`
        select id, status, sms_sent from mandate where advance_id = ${advanceId} order by created_at desc, id desc limit 1`,
    )
    if (!row) throw new Error(`advance ${advanceId} has no mandate`)
    return row
  }

  return { messagesTo, tokenOf, sign, answer, newest }
}

/** What is presented to the bank, and what the bank says. */
function debitsAt(app: TestApp, as: Staff) {
  const inSystem = app.db.database.system

  /** As if finance and the merchant had been told that no answer came. */
  const chased = (id: string) =>
    inSystem((tx) => tx`update debit set chased_on = presented_on where id = ${id}`)

  async function settle(id: string, outcome: 'paid' | 'failed' | 'unanswered' | 'returned') {
    const said = outcome === 'paid' ? { bank_reference: 'DBT-0001' } : { reason: 'no funds' }
    return app.call('debits.settle', {
      as: await as('finance'),
      params: { id },
      body: { outcome, ...said },
    })
  }

  /** Debits of an advance as their rows, the oldest first. */
  const debitsOf = (advanceId: string) =>
    inSystem(
      (tx) =>
        tx<
          {
            id: string
            repayment_id: string
            attempt: number
            amount_minor: bigint
            status: string
            presented_on: string
            retry_on: string | null
          }[]
        >`select * from debit where advance_id = ${advanceId} order by presented_on, attempt`,
    )

  return { chased, settle, debitsOf }
}

/** How the advance and the merchant's books stand. */
function booksAt(app: TestApp) {
  const inSystem = app.db.database.system

  async function advanceOf(advance: DebitAdvance) {
    const { status, body } = await app.call('advances.read', {
      as: advance.as,
      params: { id: advance.advanceId },
    })
    return status === 200 ? body.loan : status
  }

  /** Balances of the merchant's books by account, the advance's own without its id; zeros left out. */
  async function booksOf(advance: DebitAdvance): Promise<Record<string, bigint>> {
    const rows = await inSystem(
      (tx) => tx<Row<'ledger_balance', 'account' | 'balance_minor'>[]>`
        select account, balance_minor from ledger_balance
         where merchant_id = ${advance.merchant.merchantId} and balance_minor <> 0 order by account`,
    )
    return Object.fromEntries(rows.map((row) => [row.account.split(':')[0]!, row.balance_minor]))
  }

  /** The chain holds, everything balances, and what is owed is what the rows say (DEC-LOAN-36). */
  async function expectSoundBooks(advance: DebitAdvance): Promise<void> {
    const { merchantId } = advance.merchant
    expect(await inSystem((tx) => verifyChain(tx, merchantId))).toEqual([])
    const [sums] = await inSystem(
      (tx) => tx<
        (Row<'advance', 'status'> & {
          all: bigint
          owed: bigint
          repaid: bigint
          total: bigint
          deferred: bigint
        })[]
      >`
        select (select coalesce(sum(balance_minor), 0)::bigint from ledger_balance where merchant_id = ${merchantId}) as all,
               (select coalesce(sum(balance_minor), 0)::bigint from ledger_balance
                 where merchant_id = ${merchantId} and account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)) as owed,
               (select coalesce(sum(amount_minor), 0)::bigint from repayment r
                 where r.advance_id = l.id and coalesce(r.status, 'paid') = 'paid') as repaid,
               (select coalesce(sum(balance_minor), 0)::bigint from ledger_balance
                 where merchant_id = ${merchantId} and account = 'deferred_fee:' || l.id) as deferred,
               l.amount_minor + l.fee_minor as total, l.status
          from advance l where l.id = ${advance.advanceId}`,
    )
    expect(sums!.all).toBe(0n)
    expect(sums!.owed + sums!.repaid).toBe(sums!.total)
    if (sums!.status === 'closed') expect([sums!.owed, sums!.deferred]).toEqual([0n, 0n])
  }

  return { advanceOf, booksOf, expectSoundBooks }
}
