import type { ListingForStaff } from '@daftar/contract/endpoints/identity/listings'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { m, reasonText } from '@daftar/words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question } from '../../testing/dialogs.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const document: ListingForStaff['document'] = {
  ...{ name_en: 'Noor Marina', name_ar: 'نور مارينا', description_en: 'Oud', description_ar: 'عود' },
  ...{ countries: ['ARE'], logo: 'fil_logo0001', cover: '', colour: '#123456', category: 'beauty/perfume' },
  ...{
    further: [],
    website: 'https://noor.example',
    app_store: '',
    google_play: '',
    instagram: '',
    places: [],
  },
}

function aListing(more: Partial<ListingForStaff> = {}): ListingForStaff {
  return {
    ...{ store_id: 'sto_1', store_name: 'Marina', store_name_ar: 'مارينا', status: 'in_review', version: 4 },
    ...{ document, published: { ...document, name_en: 'Noor' }, published_at: '2026-11-01T08:00:00.000Z' },
    ...{ saved_at: '2026-11-20T08:00:00.000Z', submitted_at: '2026-11-20T08:00:00.000Z', decided_at: null },
    ...{ said_en: '', said_ar: '', merchant_id: 'mer_noor', merchant_name: 'Noor Perfumes' },
    ...{ merchant_name_ar: 'عطور نور', saved_by: 'Mariam Haddad', deadline_at: '2026-11-24T08:00:00.000Z' },
    decided_by: null,
    ...more,
  }
}
const { store_id, store_name, store_name_ar, merchant_id, merchant_name, merchant_name_ar } = aListing()
const queue = {
  listings: [
    {
      ...{ store_id, store_name, store_name_ar, merchant_id, merchant_name, merchant_name_ar },
      ...{ status: 'in_review' as const, is_live: true, submitted_at: '2026-11-20T08:00:00.000Z' },
      deadline_at: '2026-11-24T08:00:00.000Z',
    },
  ],
  ...{ waiting: 1, next_page_token: null },
}

function caseAt({ answers, ...options }: PageOptions = {}): Page {
  return renderAt('/desk/listings/sto_1', {
    as: ['reviewer'],
    ...options,
    answers: { 'listings.case': { listing: aListing() }, 'files.ticketForStaff': pending, ...answers },
  })
}

test.each(looks)(
  'the queue leads to a listing beside what shoppers see, with what changed marked, in %s at %i [DEC-STO-9]',
  async (language, width) => {
    const { user } = renderAt('/desk/listings', {
      ...{ as: ['reviewer'], language, width },
      answers: {
        'listings.queue': queue,
        'listings.case': { listing: aListing() },
        'files.ticketForStaff': pending,
      },
    })
    const store = language === 'ar' ? 'مارينا' : 'Marina'
    await user.click(await screen.findByRole('link', { name: m.desk_listing_opens({ store }) }))
    expect(await screen.findByText('Noor Marina')).toBeTruthy()
    expect(screen.getByText('Noor')).toBeTruthy()
    expect(screen.getAllByText(m.desk_listing_changed())).toHaveLength(1)
    expect(screen.getByText(m.desk_listing_by({ name: 'Mariam Haddad' }))).toBeTruthy()
  },
)

test('a listing is published on the version that was read [DEC-STO-9]', async () => {
  const { user, server } = caseAt({
    answers: { 'listings.publish': { listing: aListing({ status: 'published', version: 5 }) } },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_listing_publish() }))
  await user.click((await question()).getByRole('button', { name: m.desk_listing_publish() }))
  expect((await screen.findAllByText(m.desk_listing_published())).length).toBeGreaterThan(0)
  expect(server.callsOf('listings.publish')[0]?.ifMatch).toBe('"4"')
})

test('it is sent back with a comment in both languages, and who was slower is told', async () => {
  const { user } = caseAt({ answers: { 'listings.reject': refuse('stale_version') } })
  await user.click(await screen.findByRole('button', { name: m.desk_listing_reject() }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.desk_listing_reject() }))
  expect((await dialog.findAllByText(m.field_required())).length).toBeGreaterThan(0)
  await fill(user, dialog.getByLabelText(m.desk_join_said_en()), 'Blurred logo.')
  await fill(user, dialog.getByLabelText(m.desk_join_said_ar()), 'شعار غير واضح.')
  await user.click(dialog.getByRole('button', { name: m.desk_listing_reject() }))
  expect(await dialog.findByText(reasonText('stale_version'))).toBeTruthy()
})

test('what is published is taken down with a comment', async () => {
  const { user, server } = caseAt({
    answers: {
      'listings.case': { listing: aListing({ status: 'published' }) },
      'listings.unpublish': {
        listing: aListing({ status: 'unpublished', published: null, published_at: null }),
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_listing_unpublish() }))
  const dialog = await question()
  await fill(user, dialog.getByLabelText(m.desk_join_said_en()), 'Not yours.')
  await fill(user, dialog.getByLabelText(m.desk_join_said_ar()), 'ليس لكم.')
  await user.click(dialog.getByRole('button', { name: m.desk_listing_unpublish() }))
  expect(await screen.findByText(m.desk_listing_nothing())).toBeTruthy()
  expect(server.callsOf('listings.unpublish')[0]?.body).toEqual({
    said_en: 'Not yours.',
    said_ar: 'ليس لكم.',
  })
})

test('whoever may only look decides nothing', async () => {
  caseAt({ as: ['desk_admin'] })
  expect(await screen.findByText('Noor Marina')).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_listing_publish() })).toBeNull()
})

test('a listing that is not there says so; a queue that fails is asked for again', async () => {
  const { user, server } = renderAt('/desk/listings', {
    as: ['reviewer'],
    answers: { 'listings.queue': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'listings.queue': { listings: [], waiting: 0, next_page_token: null } })
  await user.click(again)
  expect(await screen.findByText(m.desk_listing_empty_title())).toBeTruthy()
})
