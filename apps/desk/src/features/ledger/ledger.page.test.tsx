import type { EntryStory, JournalEntry } from '@daftar/contract/endpoints/console/books-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noorIn, ofNoor } from '../../testing/fixtures/merchant.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const confirmed: JournalEntry = {
  id: 'jrn_2',
  ...ofNoor,
  number: 2,
  kind: 'payout_confirmed',
  reference: 'DFT-1001',
  at: '2026-11-22T08:00:00.000Z',
  totals: [{ currency: 'AED', amount: '1234.50' }],
  reversal: null,
}
const closed: JournalEntry = { ...confirmed, id: 'jrn_1', number: 1, kind: 'payout_closed' }
const side = { kind: 'asset', currency: 'AED' } as const

const story: EntryStory = {
  ...confirmed,
  memo: null,
  recorded_at: '2026-11-22T08:00:01.000Z',
  postings: [
    { ...side, account: 'transit', family: 'transit', debit: '1234.50', credit: null },
    { ...side, account: 'bank', family: 'bank', debit: null, credit: '1234.50' },
  ],
  causes: [
    {
      type: 'transfer',
      id: 'trf_1',
      label: 'DFT-1001',
      status: 'confirmed',
      at: confirmed.at,
      amount: '1234.50',
      currency: 'AED',
    },
    {
      type: 'payout',
      id: 'pyo_1',
      label: 'P-1001',
      status: 'paid',
      at: confirmed.at,
      amount: '1234.50',
      currency: 'AED',
    },
  ],
  reverses: null,
  reversed_by: null,
  related: [closed],
  events: [
    { at: confirmed.at, source: 'audit', action: 'bank_line.matched', actor: 'Rima Fares', detail: '' },
  ],
  previous_hash: 'a1b2',
  hash: 'c3d4',
}
const oldest: EntryStory = {
  ...story,
  ...closed,
  causes: [],
  related: [],
  events: [],
  reversed_by: { ...confirmed, kind: 'payout_returned', reversal: 'reverses' },
}
const listed = (...entries: JournalEntry[]) => ({ entries, next_page_token: null })
const sound = { entries: 2, faults: [], checked_at: confirmed.at }

function atLedger({ answers, ...options }: PageOptions = {}, path = '/desk/ledger'): Page {
  return renderAt(path, {
    as: ['finance'],
    ...options,
    answers: {
      'books.journal': listed(confirmed),
      'books.entry': ({ params }) => ({ entry: params.id === 'jrn_1' ? oldest : story }),
      ...answers,
    },
  })
}

const title = (text: string) => screen.findByRole('heading', { level: 1, name: text })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test.each(looks)(
  'an entry is found by kind and merchant, and tells its cause, its actor and its chain, in %s at %i [PO-14]',
  async (language, width) => {
    const { user, server, address } = atLedger(
      { language, width },
      '/desk/ledger?kind=payout_confirmed&merchant=Noor',
    )
    expect((await screen.findAllByText(noorIn[language])).length).toBeGreaterThan(0)
    expect(server.callsOf('books.journal').at(-1)?.query).toMatchObject({
      kind: 'payout_confirmed',
      merchant: 'Noor',
    })
    const rows = [...screen.getByRole('main').querySelectorAll('a')]
    await user.click(rows.find(({ href }) => href.endsWith('/entries/mrc_noor/jrn_2'))!)
    await title(m.desk_ledger_entry_payout_confirmed())
    const causes = await region(m.desk_ledger_entry_causes())
    expect(causes.getByText('DFT-1001')).toBeTruthy()
    expect(causes.getByRole('link', { name: 'P-1001' }).getAttribute('href')).toBe(
      '/desk/settlement/payouts?open=pyo_1',
    )
    const events = await region(m.desk_ledger_entry_events())
    expect(events.getByText('bank_line.matched')).toBeTruthy()
    expect(events.getByText('Rima Fares')).toBeTruthy()
    server.answer({ 'books.verify': { check: sound } })
    await user.click(screen.getByRole('button', { name: m.desk_ledger_check() }))
    expect(await screen.findByText(m.desk_ledger_check_intact())).toBeTruthy()
    expect(server.callsOf('books.verify').map(({ params }) => params.merchantId)).toEqual(['mrc_noor'])
    const related = await region(m.desk_ledger_entry_related())
    await user.click(related.getByRole('link', { name: m.desk_ledger_entry_payout_closed() }))
    await title(m.desk_ledger_entry_payout_closed())
    expect(address()).toBe('/desk/ledger/entries/mrc_noor/jrn_1')
    expect(screen.getByText(m.desk_ledger_entry_reversed_by())).toBeTruthy()
    expect(screen.getByText(m.desk_ledger_entry_causes_empty())).toBeTruthy()
  },
)

test('a chain that does not hold is an alarm that names the place', async () => {
  const { user, server } = atLedger(
    { answers: { 'books.verify': offline } },
    '/desk/ledger/entries/mrc_noor/jrn_2',
  )
  const check = await screen.findByRole('button', { name: m.desk_ledger_check() })
  await user.click(check)
  expect((await screen.findByRole('alert')).textContent).toContain(m.desk_no_answer())
  const fault = { number: 2, fault: 'chain' as const, account: null, currency: null }
  server.answer({ 'books.verify': { check: { ...sound, faults: [fault] } } })
  await user.click(check)
  expect(await screen.findByText(m.desk_ledger_fault_chain({ number: 2 }))).toBeTruthy()
  expect(screen.queryByText(m.desk_ledger_check_intact())).toBeNull()
})

test('an entry that is not there, and one that does not load, say so', async () => {
  atLedger({ answers: { 'books.entry': refuse('not_found') } }, '/desk/ledger/entries/mrc_noor/jrn_9')
  expect(await screen.findByText(m.desk_not_found_title())).toBeTruthy()
  const { user, server } = atLedger(
    { answers: { 'books.entry': refuse('internal') } },
    '/desk/ledger/entries/mrc_noor/jrn_2',
  )
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'books.entry': { entry: story } })
  await user.click(again)
  await title(m.desk_ledger_entry_payout_confirmed())
})

test('the journal says while it loads, when it fails and when nothing matches', async () => {
  atLedger({ answers: { 'books.journal': pending } })
  await title(m.desk_ledger())
  expect(screen.queryByText(noorIn.en)).toBeNull()
  const { user, server } = atLedger({ answers: { 'books.journal': offline } }, '/desk/ledger?reference=X')
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'books.journal': listed() })
  await user.click(again)
  expect(await screen.findByText(m.desk_ledger_journal_empty_filter())).toBeTruthy()
})

test.each(looks)(
  'the trial balance is the proof that debits and credits are equal, in %s at %i',
  async (language, width) => {
    const balance = {
      currency: 'AED' as const,
      lines: [
        { family: 'bank', kind: 'asset' as const, debit: '10.00', credit: null },
        { family: 'merchant_payable', kind: 'liability' as const, debit: null, credit: '10.00' },
      ],
      debit: '10.00',
      credit: '10.00',
      difference: '0.00',
      is_balanced: true,
    }
    const { server } = atLedger(
      { language, width, answers: { 'books.trialBalance': { balances: [balance] } } },
      '/desk/ledger/trial-balance',
    )
    expect((await screen.findAllByText('10.00')).length).toBeGreaterThanOrEqual(4)
    expect(server.callsOf('books.trialBalance')).toHaveLength(1)
    atLedger({ answers: { 'books.trialBalance': { balances: [] } } }, '/desk/ledger/trial-balance')
    expect(await screen.findByText(m.desk_ledger_trial_empty_title())).toBeTruthy()
  },
)

test('the accounts lead to what moved them, and zero is shown only when it is asked for', async () => {
  const account = {
    ...ofNoor,
    ...side,
    account: 'transit:mrc_noor',
    family: 'transit',
    debit: '5.00',
    credit: null,
  }
  const { user, server, address } = atLedger(
    { answers: { 'books.accounts': { accounts: [account], next_page_token: null } } },
    '/desk/ledger/accounts',
  )
  expect((await screen.findAllByText(noorIn.en)).length).toBeGreaterThan(0)
  expect(server.callsOf('books.accounts').at(-1)?.query.with_zero).toBeUndefined()
  await user.click(screen.getByRole('checkbox', { name: m.desk_ledger_with_zero() }))
  await waitFor(() => expect(address()).toBe('/desk/ledger/accounts?zero=yes'))
  await waitFor(() => expect(server.callsOf('books.accounts').at(-1)?.query.with_zero).toBe('true'))
})
