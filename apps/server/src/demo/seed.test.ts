import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isValidIban } from '@daftar/rules/registry/iban-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditFaults } from '../testing/calls/audit-faults.ts'
import { verifyChain } from '../platform/ledger/ledger.ts'
import { pdfReader } from '../platform/pdf/reader.ts'
import { testApp, type TestApp } from '../testing/app/test-app.ts'
import { demoMerchants } from './merchants.ts'
import { licenceOf, statementOf } from './documents.ts'
import { seedDemo } from './seed.ts'

const rimal = demoMerchants.find(({ id }) => id === 'mer_rimal')!

test('every merchant of the demo has a valid IBAN, names in both languages and a phone of its own', () => {
  for (const { legalEntity, name, nameAr, people } of demoMerchants) {
    expect(isValidIban(legalEntity.iban), legalEntity.iban).toBe(true)
    expect(name).toMatch(/^[A-Z]/)
    expect(nameAr).toMatch(/^[\u0600-\u06ff ]+$/)
    expect(people.length).toBeGreaterThan(0)
  }
  const phones = demoMerchants.flatMap(({ people }) => people.map(({ phone }) => phone))
  expect(new Set(phones).size).toBe(phones.length)
})

test('the documents of the demo say what is kept of them [DEC-WIZ-9]', async () => {
  const reader = pdfReader({ wallSeconds: 600 })
  const folder = mkdtempSync(join(tmpdir(), 'daftar-documents-'))
  try {
    const span = { from: '2026-04-20', to: '2026-11-18' } as const
    for (const document of [
      statementOf(rimal, 'statement.pdf', span),
      licenceOf(rimal, 'licence.pdf', 'CN-1'),
    ]) {
      const path = join(folder, document.name)
      writeFileSync(path, document.bytes)
      expect(await reader.readStatement({ path, owner: 'm_demo' })).toEqual(document.facts)
    }
  } finally {
    rmSync(folder, { recursive: true })
    await reader.stop()
  }
})

/** A Sunday; and the first of a month, on a Monday before anything is settled or sized. */
const days = ['2026-11-22T08:00:00Z', '2027-03-01T00:30:00Z']

describe.each(days)('the demo as it begins at %s', (now) => {
  let product: TestApp
  const staff: Record<'underwriter' | 'agent' | 'finance', string> = {
    underwriter: '',
    agent: '',
    finance: '',
  }
  beforeAll(async () => {
    product = await testApp({ now })
    await seedDemo(product.app, product.clock.now())
    for (const role of Object.keys(staff) as (keyof typeof staff)[])
      staff[role] = await product.signInStaff(`stf_${role}`)
  })
  afterAll(() => product.close())

  const asOwner = async (key: string) => product.signIn(`per_${key}1`)
  const advanceOf = async (key: string) => {
    const { body } = await product.call('advances.read', {
      as: await asOwner(key),
      params: { id: `lon_${key}1` },
    })
    return body.loan
  }
  const query = { page_size: '100' }

  test('applications to sell stand in every state, each where somebody looks for it', async () => {
    const reviewer = await product.signInStaff('stf_reviewer')
    const queue = async (status?: string) =>
      (await product.call('onboarding.queue', { as: reviewer, query: status ? { status } : {} })).body
        .applications
    const shown = (await queue()).map((one: { status: string; waits_for_second: boolean }) => [
      one.status,
      one.waits_for_second,
    ])
    expect(shown.toSorted()).toEqual([
      ['in_review', true],
      ['partially_submitted', false],
      ['submitted', false],
    ])
    expect(await queue('changes_requested')).toHaveLength(1)
    expect(await queue('declined')).toHaveLength(1)
    expect(await queue('approved')).toHaveLength(1)
    const { body } = await product.call('onboarding.read', { as: await product.signIn('per_danah') })
    expect(body.application.general.status).toBe('draft')
    const { body: approved } = await product.call('accounts.read', { as: await product.signIn('per_luban') })
    // Its contract is drawn up once jobs run, and waits for her signature.
    expect(approved).toMatchObject({ merchant_name: 'Luban Candles', contract_status: 'none' })
  })

  test('Noor has a wallet with a withdrawal on its way, and a top-up waits at the desk', async () => {
    const { body: page } = await product.call('wallet.read', { as: await asOwner('noor') })
    expect(page).toMatchObject({
      balances: [{ available: '1784.50', pending: '805.00' }],
      withdrawal: { status: 'processing', amount: '800.00' },
    })
    const { body } = await product.call('wallet.topUps', { as: staff.finance })
    expect(body.lines).toMatchObject([{ amount: '1250.00', named: { merchant_id: 'mer_noor' } }])
  })

  test('disputes of Noor stand in every state; two wait for who decides them, and one for its second person', async () => {
    const { body } = await product.call('disputes.list', { as: await asOwner('noor') })
    const shown = body.disputes.map((one: { status: string; is_answer_ready: boolean }) =>
      one.is_answer_ready ? 'written' : one.status,
    )
    expect(shown).toEqual([
      ...['pending', 'arbitration', 'written', 'cancelled'],
      ...['approved', 'approved', 'approved', 'declined'],
    ])
    const queue = (await product.call('disputes.queue', { as: staff.agent })).body.disputes
    const shownBy = (one: { merchant_id: string; is_proposed: boolean }) => [one.merchant_id, one.is_proposed]
    expect(queue.map(shownBy).toSorted()).toEqual([
      ['mer_noor', false],
      ['mer_rawaa', false],
    ])
    const { disputes: proposed } = (
      await product.call('disputes.queue', { as: staff.agent, query: { state: 'proposed' } })
    ).body
    expect(proposed.map(shownBy)).toEqual([['mer_bahri', true]])
    const params = { id: proposed[0].id }
    const may = async (as: string) =>
      (await product.call('disputes.readForStaff', { as, params })).body.dispute.proposal.may_confirm
    expect([await may(staff.finance), await may(await product.signInStaff('stf_finance2'))]).toEqual([
      false,
      true,
    ])
  })

  test('tickets stand answered, talked about and unanswered, in both languages, and a mail to one waits', async () => {
    const { body } = await product.call('support.queue', { as: staff.agent })
    const shown = body.tickets.map((one: { merchant_id: string; status: string; csat: string }) => [
      ...[one.merchant_id, one.status, one.csat],
    ])
    expect(shown.toSorted()).toEqual([
      ['mer_noor', 'opened', 'none'],
      ['mer_noor', 'resolved', 'positive'],
      ['mer_rawaa', 'new', 'none'],
    ])
    const { mails } = (await product.call('support.heldMails', { as: staff.agent })).body
    expect(mails).toMatchObject([{ merchant_id: 'mer_noor', reason: 'unknown_sender' }])
  })

  test('Noor has two cards with charges of every end', async () => {
    const { body: page } = await product.call('cards.read', { as: await asOwner('noor') })
    expect(page).toMatchObject({ source: 'wallet', available: '1784.50', program: { status: 'approved' } })
    expect(page.cards.map(({ nickname }: { nickname: string }) => nickname)).toEqual([
      'Software',
      'Instagram ads',
    ])
    const { body } = await product.call('cards.ofMerchant', { as: staff.finance, params: { id: 'mer_noor' } })
    expect(body.charges.map(({ status }: { status: string }) => status)).toEqual([
      'authorized',
      'declined',
      'captured',
      'released',
      'captured',
    ])
  })

  test('each advance is in the state it is there to show [LOAN-33, LOAN-35, LOAN-36]', async () => {
    expect(await advanceOf('noor')).toMatchObject({ status: 'paying' })
    expect(await advanceOf('shams')).toMatchObject({ status: 'closed', repaid_percent: 100 })
    expect(await advanceOf('tamr')).toMatchObject({ status: 'paying' })
    const lulwa = await advanceOf('lulwa')
    expect(lulwa).toMatchObject({ status: 'overdue' })
    const debits = await advanceOf('jabal')
    expect(debits).toMatchObject({ status: 'paying', direct_debit: { status: 'active' } })
    const transfers = (await advanceOf('zafaran')).repayments
    expect(transfers.map((row: { repayment_type: string }) => row.repayment_type)).toContain('transfer')
  })

  test('the desk finds an advance flagged, a transfer that came, and every journal in order [DEC-LOAN-25, DEC-LOAN-29]', async () => {
    const { body } = await product.call('advances.readForStaff', {
      as: staff.finance,
      params: { id: 'lon_lulwa1' },
    })
    expect(body.advance.flagged_at).not.toBeNull()
    const zafaran = await product.call('advances.readForStaff', {
      as: staff.finance,
      params: { id: 'lon_zafaran1' },
    })
    expect(zafaran.body.advance.receipts).toMatchObject([
      { amount: '3500.00', bank_reference: 'SABB-20417733' },
    ])
    const inSystem = product.db.database.system
    for (const { id } of demoMerchants) expect(await inSystem((tx) => verifyChain(tx, id)), id).toEqual([])
  })

  test('some debits are received, one failed and was paid at its second attempt [DEC-LOAN-32]', async () => {
    const { body } = await product.call('debits.list', { as: staff.finance, query })
    const debits = body.debits as { attempt: number; status: string; received_on: string | null }[]
    expect(debits.filter(({ received_on }) => received_on !== null).length).toBeGreaterThanOrEqual(3)
    expect(debits.filter(({ status }) => status === 'failed')).toHaveLength(1)
    expect(debits.find(({ attempt }) => attempt === 2)).toMatchObject({ status: 'paid' })
  })

  test('offers of every kind, three of them made overnight [OFR-01, DEC-OFR-1, DEC-OFR-3]', async () => {
    const { body } = await product.call('offers.listForStaff', { as: staff.underwriter, query })
    const of = (merchant: string) =>
      body.offers.filter((offer: { merchant_id: string }) => offer.merchant_id === merchant)
    const shams = of('mer_shams').filter((offer: { origin: string }) => offer.origin === 'job')
    expect(new Set(shams.map((offer: { amount: string }) => offer.amount)).size).toBeGreaterThanOrEqual(2)
    const tags = (offer: { tags: string[]; status: string }) => [offer.tags[0], offer.status]
    expect(of('mer_sadaf').map(tags)).toContainEqual(['full_revenue_flow', 'active'])
    expect(of('mer_tamr').map(tags)).toContainEqual(['early_payoff', 'active'])
    expect(of('mer_tamr').map(tags)).toContainEqual(['early_payoff', 'withdrawn'])
  })

  test('one application is back for its licence; one was corrected and is at the desk with similar decisions [DEC-APPL-6, DEC-APPL-8]', async () => {
    const { body } = await product.call('applications.list', { as: await asOwner('warda') })
    const statuses = body.applications.map(
      (one: { application: { status: string } }) => one.application.status,
    )
    expect(statuses.sort()).toEqual(['rejected', 'reset'])
    const queue = await product.call('decisions.queue', { as: staff.underwriter })
    const [waiting] = queue.body.applications
    expect(waiting).toMatchObject({ merchant_id: 'mer_rimal' })
    const found = await product.call('decisions.case', { as: staff.underwriter, params: { id: waiting.id } })
    expect(found.body.case.marks).toMatchObject([
      { round: 1, status: 'answered', target: 'licence_number' },
      { round: 1, status: 'answered', page: 2 },
    ])
    const decided = found.body.case.similar.map((one: { merchant_id: string; decision: string }) => [
      one.merchant_id,
      one.decision,
    ])
    expect(decided).toContainEqual(['mer_noor', 'approved'])
    for (const { application_id } of found.body.case.similar) {
      const past = await product.call('decisions.case', {
        as: staff.underwriter,
        params: { id: application_id },
      })
      expect(past.status).toBe(200)
    }
  })

  test('relief waits and is granted, call-backs are asked for, merchants are on the waitlist [DEC-OFR-12, DEC-WAIT-1]', async () => {
    const reliefs = await product.call('relief.listForStaff', { as: staff.underwriter, query })
    expect(reliefs.body.reliefs.map((one: { status: string }) => one.status).sort()).toEqual([
      'approved',
      'asked',
    ])
    const calls = await product.call('events.callBacks', { as: staff.agent, query })
    expect(calls.body.call_backs).toHaveLength(3)
    const waitlist = await product.call('waitlist.list', { as: staff.agent, query })
    expect(waitlist.body.entries).toHaveLength(2)
  })

  test('a shop that missed two orders, and a forgotten copy of it for which messages wait', async () => {
    const params = { id: 'mer_noor' }
    const { body } = await product.call('webhooks.overviewForStaff', { as: staff.agent, params })
    expect(body.webhooks).toMatchObject([
      { health: 'active', waiting: 0 },
      { health: 'paused', waiting: 8, last_attempt: { finding: 'tls' } },
    ])
    const checked = { ...params, webhookId: body.webhooks[0].id as string }
    const check = await product.call('webhooks.checkForStaff', { as: staff.agent, params: checked })
    expect(check.body).toMatchObject({ verdict: 'missed', missed_count: 2 })
  })

  test('what people did is on record, and no chain of it is broken', async () => {
    for (const id of [null, ...demoMerchants.map((one) => one.id)])
      expect(await product.db.database.system((tx) => auditFaults(tx, id)), String(id)).toEqual([])
  })

  test('the first night of the demo fails at nothing, and the check of the books finds no difference [DEC-LOAN-36]', async () => {
    await product.app.schedules.runDue()
    product.clock.set(new Date(Date.parse(now) + 24 * 3_600_000))
    expect((await product.app.schedules.runDue()).failed).toBe(0)
    const ran = await product.db.database.system(
      (tx) => tx`select from schedule_run where name = 'advances.book-check' and state = 'done'`,
    )
    expect(ran).toHaveLength(1)
    const { status, body } = await product.call('advances.bookDifferences', { as: staff.finance, query })
    expect([status, body.differences]).toEqual([200, []])
  })
})

test('a demo whose issuer of cards does not answer says which setting that is, and what to do [DEC-CRD-1]', async () => {
  const unused = createServer().listen(0, '127.0.0.1')
  await once(unused, 'listening')
  const { port } = unused.address() as AddressInfo
  unused.close()
  await once(unused, 'close')
  const product = await testApp({
    now: '2026-11-22T08:00:00Z',
    env: {
      CARD_ISSUER: 'http',
      CARD_ISSUER_URL: `http://127.0.0.1:${port}/api`,
      CARD_ISSUER_KEY: 'a-key',
      CARD_ISSUER_WEBHOOK_SECRET: 'a-secret-of-at-least-32-characters!!',
    },
  })
  try {
    await expect(seedDemo(product.app, product.clock.now())).rejects.toThrow(
      `CARD_ISSUER=http, and the issuer at CARD_ISSUER_URL (http://127.0.0.1:${port}) made no card for the demo ` +
        '(fetch failed, ECONNREFUSED): start it, or set CARD_ISSUER=stand_in, and start again',
    )
  } finally {
    await product.close()
  }
})
