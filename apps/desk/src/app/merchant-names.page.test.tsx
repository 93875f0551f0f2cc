import type { AnswerOf } from '@daftar/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aListedAdvance } from '../testing/fixtures/advances.ts'
import { aQueueItem } from '../testing/fixtures/cases.ts'
import { aDebit, aMandate } from '../testing/fixtures/direct-debit.ts'
import { aKeptFile } from '../testing/fixtures/files.ts'
import { aMerchant, noorIn, ofNoor } from '../testing/fixtures/merchant.ts'
import { aHold, anAdjustment, aPayout } from '../testing/fixtures/money.ts'
import { anOffer } from '../testing/fixtures/offers.ts'
import { aRelief } from '../testing/fixtures/relief.ts'
import { aTransfer } from '../testing/fixtures/transfers.ts'
import { type PageOptions, renderAt } from '../testing/render-at.tsx'

const page = { next_page_token: null }
const joined = {
  ...{ ...ofNoor, stores: [], capital_use: null, other_use: null, joined_by: 'owner@noor.example' },
  joined_at: '2026-11-20T08:00:00.000Z',
}
const call: AnswerOf<'events.callBacks'>['call_backs'][number] = {
  ...ofNoor,
  id: 'cbk_1',
  kind: 'call_back',
  at: '2026-11-20T08:00:00.000Z',
  person: 'Mona Hadid',
  language: 'ar',
  offer_id: 'ofr_1',
  feedback: null,
  call: { phone: '+971551112223', date: '2026-12-05', call_on: '2026-12-07' },
}
const none = { flagged: 0, stopped: 0, differences: 0 }

/** Every list of the console whose rows are of merchants. */
const lists: readonly (readonly [path: string, answers: PageOptions['answers']])[] = [
  ['/cases', { 'decisions.queue': { applications: [aQueueItem()], waiting: 1, overdue: 0, ...page } }],
  ['/advances', { 'advances.listForStaff': { advances: [aListedAdvance()], counts: none, ...page } }],
  ['/relief', { 'relief.listForStaff': { reliefs: [aRelief()], ...page } }],
  ['/offers', { 'offers.listForStaff': { offers: [anOffer()], total: 1, active: 1, ...page } }],
  ['/waitlist', { 'waitlist.list': { entries: [joined], counts: [], ...page } }],
  ['/transfers', { 'transfers.list': { transfers: [aTransfer()], ...page } }],
  ['/mandates', { 'mandates.list': { mandates: [aMandate()], ...page } }],
  ['/debits', { 'debits.list': { debits: [aDebit()], ...page } }],
  [
    '/settlement/payouts',
    { 'settlement.payouts': { payouts: [aPayout()], counts: { pending: 0, held: 0, failed: 0 }, ...page } },
  ],
  ['/adjustments', { 'settlement.adjustments': { adjustments: [anAdjustment()], ...page } }],
  ['/holds', { 'settlement.holds': { holds: [aHold()], ...page } }],
  ['/call-backs', { 'events.callBacks': { call_backs: [call], ...page } }],
  ['/files', { 'files.keptForStaff': { files: [aKeptFile()], ...page } }],
  ['/merchants', { 'merchants.list': { merchants: [aMerchant()], ...page } }],
]

test.each(lists)('a merchant’s name in a list leads to the merchant’s page: %s', async (path, answers) => {
  renderAt(`/desk${path}`, { as: ['desk_admin', 'finance', 'underwriter', 'support_agent'], answers })
  const link = await screen.findByRole('link', { name: noorIn.en })
  expect(link.getAttribute('href')).toBe('/desk/merchants/mrc_noor')
})
