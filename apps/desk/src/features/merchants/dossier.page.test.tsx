import type { AnswerOf } from '@daftar/contract/table'
import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import { offline, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { walletTypeText } from '@daftar/words/wallet-words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question } from '../../testing/dialogs.ts'
import {
  aHappening,
  aMember,
  anOverview,
  aProfile,
  noorIn,
  ofDossier,
  ofNoor,
} from '../../testing/fixtures/merchant.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const noor = '/desk/merchants/mrc_noor'

function atNoor(view = '', { answers, ...options }: PageOptions = {}): Page {
  return renderAt(noor + view, {
    ...options,
    answers: {
      ...ofDossier,
      'merchants.profile': { merchant: aProfile() },
      'members.list': { members: [aMember()] },
      ...answers,
    },
  })
}

const inHour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const aCase: WorkItem = {
  kind: 'case',
  id: 'app_1',
  target: 'app_1',
  ...ofNoor,
  currency: 'AED',
  amount: '86000.00',
  count: 0,
  note: '',
  since: inHour(-10),
  due_at: inHour(62),
  begun_by: null,
  assignee: null,
}

test.each(looks)(
  'a merchant’s page says what it sells, what is open with its deadline, and who did what, in %s at %i',
  async (language, width) => {
    const open = [{ ...aCase, assignee: { id: 'stf_2', name: 'Dana Khoury' } }]
    atNoor('', { language, width, answers: { 'dossier.overview': anOverview({ open }) } })
    await screen.findByRole('heading', { level: 1, name: noorIn[language] })
    const now = within(await screen.findByRole('region', { name: m.desk_dossier_open_now() }))
    expect(screen.getByText('29,008.50')).toBeTruthy()
    const link = now.getByRole('link', { name: m.desk_work_case() })
    expect(link.getAttribute('href')).toBe('/desk/cases/app_1')
    expect(now.getByText('Dana Khoury')).toBeTruthy()
    const story = within(await screen.findByRole('region', { name: m.desk_dossier_happened() }))
    expect(await story.findByText('Layla Mansour')).toBeTruthy()
  },
)

test('the story is narrowed to money, cases or people by its address', async () => {
  const { user, address, server } = atNoor()
  const story = within(await screen.findByRole('region', { name: m.desk_dossier_happened() }))
  await user.click(await story.findByRole('button', { name: new RegExp(m.desk_dossier_group()) }))
  await user.click(await screen.findByRole('option', { name: m.desk_dossier_group_money() }))
  await waitFor(() => expect(address()).toBe(`${noor}?group=money`))
  await waitFor(() =>
    expect(server.callsOf('dossier.happened').at(-1)).toMatchObject({ query: { group: 'money' } }),
  )
})

test('only what a role may see stands among the views and the figures', async () => {
  const answers = {
    'dossier.overview': anOverview({
      payout: null,
      counts: { ...anOverview().counts, payouts: null, cases: null },
    }),
  }
  atNoor('', { as: ['support_agent'], answers })
  const views = within(await screen.findByRole('navigation', { name: m.desk_dossier_views() }))
  await screen.findByText('33,066.01')
  const names = views.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual([
    m.desk_dossier_view_overview(),
    `${m.desk_advances()}1`,
    `${m.desk_disputes()}2`,
    `${m.desk_dossier_tickets()}1`,
    m.desk_contract(),
    m.shell_item_locations(),
    m.contacts_title(),
    m.desk_dossier_keys(),
    `${m.desk_dossier_letters()}12`,
    `${m.desk_dossier_notes()}3`,
  ])
  expect(screen.queryByText(m.desk_dossier_payout())).toBeNull()
})

type Answers = NonNullable<PageOptions['answers']>

const figures: AnswerOf<'disputes.ofMerchant'> = {
  ...{ currency: 'AED', orders: 200, disputes: 3, open: 2, won: 1, lost: 0, unanswered: 0 },
  ...{ disputed_amount: '1900.00', types: [{ type: 'not_delivered', count: 3 }] },
  risks: ['often'],
}

test.each(looks)('the wallet of a merchant stands on its page, in %s at %i', async (language, width) => {
  const wallet: AnswerOf<'wallet.ofMerchant'> = {
    balances: [{ currency: 'AED', available: '3795.00', pending: '805.00' }],
    ...{ reference: 'WLT-1000001-95', takes_payouts: true },
    transactions: [
      {
        ...{
          id: 'ltx_1',
          type: 'top_up',
          at: '2026-11-20T08:00:00.000Z',
          currency: 'AED',
          amount: '5000.00',
        },
        ...{ payout: null, withdrawal: null, about: 'Souq Ads' },
      },
    ],
  }
  atNoor('?view=wallet', { as: ['finance'], language, width, answers: { 'wallet.ofMerchant': wallet } })
  expect(await screen.findByText('WLT-1000001-95')).toBeTruthy()
  for (const text of ['3,795.00', '805.00', m.desk_dossier_wallet_here()])
    expect(screen.getByText(asRead(text)), text).toBeTruthy()
  for (const text of [walletTypeText('top_up'), 'Souq Ads', m.wallet_done()])
    expect(screen.getByText(text)).toBeTruthy()
})

test('a wallet that cannot be had says so, and one where nothing moved too', async () => {
  const { user, server } = atNoor('?view=wallet', {
    as: ['finance'],
    answers: { 'wallet.ofMerchant': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({
    'wallet.ofMerchant': {
      balances: [{ currency: 'AED', available: '0.00', pending: '0.00' }],
      ...{ reference: null, takes_payouts: false, transactions: [] },
    },
  })
  await user.click(again)
  expect(await screen.findByText(m.desk_dossier_wallet_none())).toBeTruthy()
})

test.each(looks)('the locations of a merchant stand on its page, in %s at %i', async (language, width) => {
  const location = {
    ...{ id: 'loc_1', version: 1, name: 'Gold Souk', name_ar: 'سوق الذهب', store_id: 'sto_1' },
    ...{ address: 'Shop 14', city: 'Dubai', country: 'ARE', phone: '+971501234567', pos_id: 'TILL-3' },
    ...{ map_link: 'https://maps.app.goo.gl/x', status: 'hidden', hours: [[], [], [], [], [], [], []] },
    created_at: '2026-11-20T08:00:00.000Z',
  } as const
  const answers = { 'locations.listForStaff': { locations: [location] } } as unknown as Answers
  atNoor('?view=locations', { language, width, answers })
  expect(await screen.findByText(language === 'ar' ? 'سوق الذهب' : 'Gold Souk')).toBeTruthy()
  for (const text of ['Shop 14', 'TILL-3', m.desk_dossier_location_hidden()])
    expect(screen.getByText(text)).toBeTruthy()
  const map = screen.getByRole('link', { name: m.desk_dossier_location_map() })
  expect(map.getAttribute('href')).toBe('https://maps.app.goo.gl/x')
})

const huda: AnswerOf<'contacts.listForStaff'>['contacts'][number] = {
  ...{ id: 'con_1', version: 1, purpose: 'finance', name: 'Huda Nasser', email: 'huda@noor.example' },
  ...{ phone: '', language: 'ar', status: 'confirmed', ask_again_at: null },
}
test.each(looks)(
  'the contacts of a merchant stand on its page, in %s at %i [OTH-03]',
  async (language, width) => {
    const answers = { 'contacts.listForStaff': { contacts: [huda] } }
    atNoor('?view=contacts', { language, width, answers })
    expect(await screen.findByText('Huda Nasser')).toBeTruthy()
    for (const text of [m.contacts_finance(), m.contacts_confirmed()])
      expect(screen.getByText(text)).toBeTruthy()
  },
)

const empty: readonly (readonly [view: string, answers: Answers, words: () => string])[] = [
  [
    'payouts',
    {
      'settlement.payouts': {
        payouts: [],
        counts: { pending: 0, held: 0, failed: 0 },
        next_page_token: null,
      },
    },
    m.desk_dossier_payouts_none,
  ],
  ['advances', { 'dossier.advances': { advances: [] } }, m.desk_dossier_advances_none],
  ['cases', { 'dossier.cases': { cases: [] } }, m.desk_dossier_cases_none],
  [
    'disputes',
    { 'dossier.disputes': { disputes: [], next_page_token: null }, 'disputes.ofMerchant': figures },
    m.desk_dossier_disputes_none,
  ],
  ['tickets', { 'dossier.tickets': { tickets: [], next_page_token: null } }, m.desk_dossier_tickets_none],
  ['letters', { 'dossier.letters': { letters: [], next_page_token: null } }, m.desk_dossier_letters_none],
  ['notes', { 'dossier.notes': { notes: [], next_page_token: null } }, m.desk_dossier_notes_none],
]
test.each(empty)('a view without anything says so: %s', async (view, answers, words) => {
  atNoor(`?view=${view}`, { answers, as: view === 'tickets' ? ['support_agent'] : ['desk_admin'] })
  expect(await screen.findByText(words())).toBeTruthy()
})

test.each(looks)(
  'disputes say how often, why and how they ended, and lead to their own pages, in %s at %i',
  async (language, width) => {
    const at = '2026-11-20T10:00:00.000Z'
    const dispute: AnswerOf<'dossier.disputes'>['disputes'][number] = {
      id: 'dsp_1',
      number: 'D-1042',
      type: 'not_delivered',
      status: 'pending',
      currency: 'AED',
      amount: '760.00',
      respond_by: '2026-11-26T08:00:00.000Z',
      created_at: at,
    }
    atNoor('?view=disputes', {
      ...{ language, width, as: ['support_agent'] },
      answers: {
        'dossier.disputes': { disputes: [dispute], next_page_token: null },
        'disputes.ofMerchant': figures,
      },
    })
    const opens = await screen.findByRole('link', { name: /D-1042/ })
    expect(opens.getAttribute('href')).toBe('/desk/disputes/dsp_1')
    const rate = within(await screen.findByRole('region', { name: m.desk_dispute_figures() }))
    expect(await rate.findByText(percentText(1.5))).toBeTruthy()
    expect(rate.getByText(m.desk_dispute_for_merchant())).toBeTruthy()
  },
)

test.each(looks)(
  'where the products of a merchant come from stands on its page, and whether that works, in %s at %i [DEC-MKT-3]',
  async (language, width) => {
    const connection = {
      ...{
        id: 'shc_1',
        status: 'broken' as const,
        shop: 'noor.myshopify.com',
        shop_name: 'Noor',
        products: 12,
      },
      ...{ connected_at: '2026-11-20T06:00:00.000Z', synced_at: null, sync: null },
    }
    const feed = {
      ...{ id: 'fed_1', status: 'paused' as const, version: 1, name: 'Gift sets', format: 'xml' as const },
      ...{ url: 'https://noor.example/gifts.xml', language: 'en' as const, products: 4 },
      ...{ created_at: '2026-11-20T06:00:00.000Z', fetched_at: null, sync: null },
    }
    atNoor('', {
      ...{ language, width },
      answers: {
        'shopPlatforms.listForStaff': { platforms: [{ platform: 'shopify', connection }] },
        'feeds.listForStaff': { feeds: [feed] },
      },
    })
    const card = within(await screen.findByRole('region', { name: m.desk_products_sources() }))
    for (const text of [m.desk_products_broken(), m.desk_products_paused(), 'noor.example/gifts.xml'])
      expect(card.getByText(text)).toBeTruthy()
    const all = card.getByRole('link', { name: m.desk_products_title() })
    expect(all.getAttribute('href')).toBe('/desk/products?merchant=mrc_noor')
  },
)

test('what is disputed stands among the figures, with the first answer that is due', async () => {
  atNoor('', { as: ['support_agent'] })
  expect(await screen.findByText('1,148.00')).toBeTruthy()
  expect(screen.getByText(m.desk_dossier_disputed())).toBeTruthy()
  expect(screen.getByText(asRead(m.desk_dossier_disputes_open({ count: 2 })), { exact: false })).toBeTruthy()
})

test('a ticket leads to its chat, with who has it and until when it is answered', async () => {
  const ticket: AnswerOf<'dossier.tickets'>['tickets'][number] = {
    ...{
      id: 'tic_1',
      number: '4471',
      subject: 'Where is the VAT?',
      status: 'opened',
      assignee: 'Hadi Nasser',
    },
    ...{ due_at: inHour(20), created_at: inHour(-2) },
  }
  atNoor('?view=tickets', {
    as: ['support_agent'],
    answers: { 'dossier.tickets': { tickets: [ticket], next_page_token: null } },
  })
  const row = within((await screen.findByText('Where is the VAT?')).closest('tr')!)
  expect(row.getByRole('link').getAttribute('href')).toBe('/desk/support/tic_1')
  expect(row.getByText('Hadi Nasser')).toBeTruthy()
  expect(row.getAllByRole('time')).toHaveLength(2)
})

test('an advance and a case lead to their own pages', async () => {
  const at = '2026-08-16T10:00:00.000Z'
  const sum = { currency: 'AED', amount: '100000.00' } as const
  const answers: Answers = {
    'dossier.advances': {
      advances: [{ id: 'lon_1', status: 'paying', ...sum, outstanding: '33066.01', created_at: at }],
    },
    'dossier.cases': { cases: [{ id: 'app_1', status: 'approved', ...sum, submitted_at: at }] },
  }
  const { user } = atNoor('?view=advances', { answers })
  const rows = await screen.findByRole('table', { name: m.desk_advances() })
  expect(within(rows).getByRole('link').getAttribute('href')).toBe('/desk/advances/lon_1')
  await user.click(screen.getByRole('link', { name: new RegExp(m.desk_dossier_view_cases()) }))
  const cases = await screen.findByRole('table', { name: m.desk_queue() })
  expect(within(cases).getByRole('link').getAttribute('href')).toBe('/desk/cases/app_1')
})

test('keys stand there by their last characters alone, and letters with whom they went to', async () => {
  const key = {
    id: 'key_1',
    kind: 'secret',
    mode: 'live',
    last_four: 'x7Qd',
    store_ids: null,
    created_at: '2026-01-01T08:00:00.000Z',
    revoked_at: null,
  } as const
  const letter = {
    ...{
      id: 'let_1',
      kind: 'advance_short',
      heading: 'A repayment was short this week',
      heading_ar: 'سداد لم يكتمل',
    },
    ...{ recipient: 'owner@noor.example', decided_at: '2026-11-16T06:00:00.000Z', sent_at: null },
  }
  const answers = {
    'apiKeys.integrations': {
      merchant: { id: 'mrc_noor', name: 'Noor Perfumes', name_ar: 'عطور نور' },
      keys: [key],
      stores: [],
    },
    'dossier.letters': { letters: [letter], next_page_token: null },
  }
  const { user } = atNoor('?view=keys', { answers })
  expect(await screen.findByText('…x7Qd')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: new RegExp(m.desk_dossier_letters()) }))
  expect(await screen.findByText(letter.heading)).toBeTruthy()
  expect(screen.getByText(letter.recipient)).toBeTruthy()
  expect(screen.getByText(m.desk_dossier_letter_waits())).toBeTruthy()
})

test('a note is written once, with what it has to say, and stands among the others', async () => {
  const note = {
    id: 'not_1',
    text: 'Prefers mornings',
    author: 'Huda Saleh',
    written_at: '2026-11-22T08:00:00.000Z',
  }
  const { user, server } = atNoor('?view=notes', {
    as: ['reviewer'],
    answers: {
      'dossier.notes': { notes: [], next_page_token: null },
      'dossier.writeNote': refuse('not_found'),
    },
  })
  await screen.findByText(m.desk_dossier_notes_none())
  await user.click(screen.getByRole('button', { name: m.desk_dossier_note_write() }))
  const dialog = await question(m.desk_dossier_note_write())
  const keep = dialog.getByRole('button', { name: m.desk_dossier_note_keep() })
  await user.click(keep)
  expect(dialog.getAllByText(fieldText('required')).length).toBeGreaterThan(0)
  await fill(user, dialog.getByRole('textbox'), note.text)
  server.answer({ 'dossier.writeNote': { note }, 'dossier.notes': { notes: [note], next_page_token: null } })
  pressTwice(keep)
  expect(await screen.findByText(note.text)).toBeTruthy()
  expect(within(screen.getByRole('main')).getByText('Huda Saleh')).toBeTruthy()
  expect(server.callsOf('dossier.writeNote')).toMatchObject([{ body: { text: note.text } }])
})

test('figures and a story that do not load say so, and come when they are asked for again', async () => {
  const { user, server } = atNoor('', {
    answers: { 'dossier.overview': offline, 'dossier.happened': offline },
  })
  expect(await screen.findByText(m.desk_dossier_failed())).toBeTruthy()
  expect(await screen.findByText(m.desk_dossier_happened_failed())).toBeTruthy()
  server.answer({
    'dossier.overview': anOverview(),
    'dossier.happened': { entries: [aHappening()], next_page_token: null },
  })
  await user.click(screen.getAllByRole('button', { name: m.common_try_again() })[0]!)
  expect(await screen.findByText(asRead('29,008.50'))).toBeTruthy()
})

const aContract: AnswerOf<'contracts.readForStaff'>['contract'] = {
  ...{ merchant_id: 'mrc_noor', merchant_name: 'Noor Perfumes', merchant_name_ar: 'عطور نور' },
  ...{ status: 'signed', number: 'DMC-7K2M9QXA', countersigned_by: null, again_from: null },
  signatory: { name: 'Mariam Haddad', email: 'owner@noor.example' },
  sent_at: '2026-11-22T08:00:00.000Z',
  signed_at: '2026-11-22T08:20:00.000Z',
  completed_at: null,
}
const contractWith = (more: Partial<typeof aContract> = {}) => ({ contract: { ...aContract, ...more } })

test.each(looks)(
  'the contract that waits for us is opened and countersigned after a question, in %s at %i [STO-15, DEC-BIZ-5]',
  async (language, width) => {
    const { user, server } = atNoor('?view=contract', {
      ...{ language, width, as: ['reviewer'] },
      answers: {
        'contracts.readForStaff': contractWith(),
        'contracts.countersign': refuse('wrong_status'),
      },
    })
    const card = within(await screen.findByRole('region', { name: m.desk_contract() }))
    expect(await card.findByText(m.desk_contract_signed())).toBeTruthy()
    expect(card.getByRole('link', { name: m.desk_contract_open() }).getAttribute('href')).toContain(
      '/desk/api/v1/merchants/mrc_noor/contract/document',
    )
    await user.click(card.getByRole('button', { name: m.desk_contract_countersign() }))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: m.desk_contract_countersign() }))
    expect(await asked.findByRole('alert')).toBeTruthy()
    server.answer({
      'contracts.countersign': contractWith({
        status: 'completed',
        completed_at: '2026-11-22T09:00:00.000Z',
      }),
    })
    await user.click(asked.getByRole('button', { name: m.desk_contract_countersign() }))
    expect((await card.findAllByText(m.desk_contract_completed())).length).toBeGreaterThan(0)
    expect(card.queryByRole('button', { name: m.desk_contract_countersign() })).toBeNull()
  },
)

test('a contract that waits for the merchant is sent again', async () => {
  const answers = {
    'contracts.readForStaff': contractWith({ status: 'sent', signed_at: null }),
    'contracts.resend': contractWith({ status: 'sent', again_from: '2099-01-01T00:00:00.000Z' }),
  } as const
  const { user, server } = atNoor('?view=contract', { as: ['reviewer'], answers })
  await user.click(await screen.findByRole('button', { name: m.desk_contract_resend() }))
  await waitFor(() => expect(server.callsOf('contracts.resend')).toHaveLength(1))
})

test('who may not decide applications sees the contract alone, and one on paper has no file', async () => {
  const answers = {
    'contracts.readForStaff': contractWith({
      ...{ status: 'completed', number: null, signatory: null, sent_at: null, signed_at: null },
    }),
  } as const
  atNoor('?view=contract', { as: ['support_agent'], answers })
  expect(await screen.findByText(m.desk_contract_on_paper())).toBeTruthy()
  expect(screen.queryByRole('link', { name: m.desk_contract_open() })).toBeNull()
})
