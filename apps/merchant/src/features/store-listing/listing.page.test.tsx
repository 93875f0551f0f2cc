import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { contrastOnWhite, inkOn } from '@daftar/rules/listings/colour'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aListing, aStore } from '../../testing/fixtures/stores.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const marketing = { experiments: ['capital', 'marketing_and_products'] }
const base = '/marketing/store-listing'

function listingAt(step: string, { answers, as = marketing, ...options }: PageOptions = {}): Page {
  return renderAt(`${base}/${step}`, {
    ...{ as, ...options },
    answers: {
      'merchants.stores': { items: [aStore(), aStore({ id: 'sto_2', name: 'Deira', name_ar: 'ديرة' })] },
      'listings.read': { listing: aListing() },
      'files.ticket': { address: '/picture.png', expires_at: '2026-11-20T08:01:00.000Z' },
      ...answers,
    },
  })
}

const ordersPending = { 'orders.list': pending, 'orders.counts': pending, 'orders.uncaptured': pending }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const save = () => screen.getByRole('button', { name: m.common_continue() })
const named = (name: string) => screen.getByLabelText(new RegExp(`^${name}`))
const saved = aListing({ version: 5 })

test.each(looks)(
  'the five steps stand in their order, each with its fields, in %s at %i [STO-07, STO-08, DEC-STO-8, MKT-03]',
  async (language, width) => {
    const { user, address } = listingAt('basic-details', {
      ...{ language, width },
      answers: { 'listings.save': { listing: saved } },
    })
    await heading(m.listing_step_basic())
    for (const name of [m.listing_name_en(), m.listing_name_ar(), m.listing_description_en()])
      expect(named(name)).toBeTruthy()
    for (const step of ['brand-assets', 'categories', 'store-links', 'review']) {
      const next = screen.queryByRole('button', { name: m.common_continue() })
      if (next) await user.click(next)
      await waitFor(() => expect(address()).toBe(`${base}/${step}?store=sto_1`))
    }
    expect(await heading(m.listing_step_review())).toBeTruthy()
  },
)

test('an unknown step is the first [DEC-OTH-2]', async () => {
  const { address } = listingAt('nothing')
  expect(await heading(m.listing_step_basic())).toBeTruthy()
  expect(address()).toBe(`${base}/basic-details`)
})

test('Continue saves what was typed on the version that was read, and goes on [DEC-STO-9]', async () => {
  const { user, server, address } = listingAt('basic-details', {
    answers: { 'listings.save': { listing: saved } },
  })
  await heading(m.listing_step_basic())
  await user.type(named(m.listing_name_en()), ' House')
  await user.click(save())
  await waitFor(() => expect(address()).toBe(`${base}/brand-assets?store=sto_1`))
  const [call] = server.callsOf('listings.save')
  expect([call?.ifMatch, call?.body.name_en]).toEqual(['"4"', 'Noor Marina House'])
})

test('a step that is left by Back, or the page by any way, leaves a draft behind [DEC-STO-9]', async () => {
  const { user, server } = listingAt('store-links', { answers: { 'listings.save': { listing: saved } } })
  await heading(m.listing_step_links())
  await user.type(named(m.listing_instagram()), 'noor')
  await user.click(screen.getByRole('button', { name: m.common_back() }))
  expect(await heading(m.listing_step_categories())).toBeTruthy()
  await waitFor(() => expect(server.callsOf('listings.save')[0]?.body.instagram).toBe('noor'))
})

test('what is beyond a limit is said at its field and saved by nobody [DEC-STO-8]', async () => {
  const { user, server } = listingAt('brand-assets')
  await heading(m.listing_step_brand())
  await user.clear(named(m.listing_colour()))
  await user.type(named(m.listing_colour()), 'blue')
  await user.click(save())
  expect((await screen.findAllByText(m.field_invalid())).length).toBeGreaterThan(0)
  expect(server.callsOf('listings.save')).toEqual([])
})

test('the contrast of the colour is shown, and that a pale one cannot be read [DEC-STO-8]', async () => {
  const { user } = listingAt('brand-assets')
  expect(
    await screen.findByText(m.listing_contrast_white({ ratio: inkOn('#123456')!.contrast.toFixed(1) })),
  ).toBeTruthy()
  await user.clear(named(m.listing_colour()))
  await user.type(named(m.listing_colour()), '#ffee88')
  expect(
    await screen.findByText(m.listing_contrast_weak({ ratio: contrastOnWhite('#ffee88')!.toFixed(1) })),
  ).toBeTruthy()
})

test('what the server refuses stands at its field', async () => {
  const refusal = refuse('invalid_input', { fields: { logo: 'not_your_file' } })
  const { user } = listingAt('brand-assets', { answers: { 'listings.save': refusal } })
  await heading(m.listing_step_brand())
  await user.type(named(m.listing_colour()), '{Backspace}7')
  await user.click(save())
  expect((await screen.findAllByText(new RegExp(m.field_not_your_file()))).length).toBeGreaterThan(0)
})

test('who wrote meanwhile is not written over, and theirs can be loaded [DEC-STO-9]', async () => {
  const { user, server } = listingAt('basic-details', {
    answers: { 'listings.save': refuse('stale_version') },
  })
  await heading(m.listing_step_basic())
  await user.type(named(m.listing_name_en()), ' House')
  await user.click(save())
  const theirs = aListing({ version: 9 })
  theirs.document.name_en = 'Noor of Dubai'
  server.answer({ 'listings.read': { listing: theirs } })
  await user.click(await screen.findByRole('button', { name: m.listing_stale_load() }))
  await waitFor(() => expect((named(m.listing_name_en()) as HTMLInputElement).value).toBe('Noor of Dubai'))
})

test('what is missing before it is handed in leads to its step [DEC-STO-8]', async () => {
  const bare = aListing()
  bare.document.logo = ''
  const { user } = listingAt('review', { answers: { 'listings.read': { listing: bare } } })
  const send = await screen.findByRole('button', { name: m.listing_submit() })
  const steps = within(screen.getByRole('navigation', { name: m.listing_steps() }))
  expect(steps.getAllByText(m.listing_state_attention())).toHaveLength(1)
  expect((send as HTMLButtonElement).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: `${m.listing_logo()}: ${m.field_required()}` }))
  expect(await heading(m.listing_step_brand())).toBeTruthy()
})

test('the preview shows it in both languages, and it is handed in from there [DEC-STO-8, DEC-STO-9]', async () => {
  const inReview = aListing({ status: 'in_review', version: 5, submitted_at: '2026-11-21T08:00:00.000Z' })
  const { user, server } = listingAt('review', { answers: { 'listings.submit': { listing: inReview } } })
  const preview = within(await screen.findByRole('region', { name: m.listing_preview() }))
  expect(preview.getByText('Noor Marina')).toBeTruthy()
  await user.click(preview.getByRole('radio', { name: m.listing_preview_ar() }))
  expect(preview.getByText('عود ومسك')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.listing_submit() }))
  expect(await screen.findByText(m.listing_in_review())).toBeTruthy()
  expect(server.callsOf('listings.submit')[0]?.ifMatch).toBe('"4"')
})

test('what is being reviewed cannot be changed [DEC-STO-9]', async () => {
  const inReview = aListing({ status: 'in_review', submitted_at: '2026-11-21T08:00:00.000Z' })
  listingAt('basic-details', { answers: { 'listings.read': { listing: inReview } } })
  expect(await screen.findByText(m.listing_in_review())).toBeTruthy()
  expect(named(m.listing_name_en()).closest('fieldset')?.disabled).toBe(true)
})

test('a comment of the reviewer stands above the fields in the reader’s language [DEC-STO-9]', async () => {
  const rejected = aListing({ status: 'rejected', said_en: 'Blurred.', said_ar: 'غير واضح.' })
  listingAt('basic-details', { language: 'ar', answers: { 'listings.read': { listing: rejected } } })
  expect(await screen.findByText('غير واضح.')).toBeTruthy()
  expect(screen.getByText(m.listing_status_rejected())).toBeTruthy()
})

test('a draft beside what is published says that shoppers see the other one [DEC-STO-9]', async () => {
  const { document } = aListing()
  const beside = aListing({ published: document, published_at: '2026-11-01T08:00:00.000Z' })
  listingAt('basic-details', { answers: { 'listings.read': { listing: beside } } })
  expect(await screen.findByText(m.listing_beside())).toBeTruthy()
})

test('a refused submission says why', async () => {
  const { user } = listingAt('review', { answers: { 'listings.submit': refuse('wrong_status') } })
  await user.click(await screen.findByRole('button', { name: m.listing_submit() }))
  expect(await screen.findByText(reasonText('wrong_status'))).toBeTruthy()
})

test('another store is chosen in the address [DEC-OTH-2]', async () => {
  const { server } = listingAt('basic-details?store=sto_2')
  await heading(m.listing_step_basic())
  expect(new Set(server.callsOf('listings.read').map(({ params }) => params.id))).toEqual(new Set(['sto_2']))
})

test('while it loads its place is kept; what fails is asked for again', async () => {
  const { user, server } = listingAt('categories', { answers: { 'listings.read': offline } })
  expect(await screen.findByText(m.listing_failed())).toBeTruthy()
  server.answer({ 'listings.read': pending })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  server.answer({ 'listings.read': { listing: aListing() } })
})

test('the editor is for whoever may see marketing [PERM-26, DEC-STO-10]', async () => {
  const { server } = listingAt('basic-details', { as: { experiments: ['capital'] }, answers: ordersPending })
  await screen.findByRole('navigation', { name: m.shell_navigation() })
  expect(server.callsOf('listings.read')).toEqual([])
})
