import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { fieldText, m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anUploadedFile } from '../../../testing/fixtures/capital.ts'
import { aKybApplication } from '../../../testing/fixtures/kyb.ts'
import { looks, phoneWidth, type Page, type PageOptions } from '../../../testing/render-at.tsx'
import { aDraft, openStep } from '../../../testing/wizard-page.ts'

const main = () => within(screen.getByRole('main'))
const next = () => main().getByRole('button', { name: m.common_continue() })
const field = (name: string) => main().getByRole('textbox', { name })
const yes = () => main().getByRole('radio', { name: new RegExp(`^${m.common_yes()}`) })
const no = () => main().getByRole('radio', { name: new RegExp(`^${m.common_no()}`) })
const nowhere = {
  address: null,
  google_maps_link: null,
  rental_contract_url: null,
  storefront_photo_url: null,
}
/** The draft with its location dealt with: skipped, or where it is. */
const located = (location: Application['location_details'], more: Partial<Application> = {}) =>
  aDraft(
    { version: 2, location_details: location, ...more },
    { done: ['bank_statements', 'social_networks', 'location_details'] },
  )
const legal = () => screen.findByRole('heading', { level: 1, name: m.wizard_legal_title() })
const open = (application?: Application, options?: PageOptions): Promise<Page> =>
  openStep('location_details', application, options)

test.each(looks)(
  'whether there is a shop is asked first, and wanted only once the merchant goes on, in %s at %i [WIZ-79, WIZ-81]',
  async (language, width) => {
    const { user, server } = await open(aDraft(), { language, width })
    expect(main().queryByRole('textbox')).toBeNull()
    expect(main().queryByText(fieldText('choose_option'))).toBeNull()
    await user.click(next())
    expect(await main().findByText(fieldText('choose_option'))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(yes()))
    await user.click(yes())
    expect(field(m.wizard_address())).toBeTruthy()
    await waitFor(() => expect(main().queryByText(fieldText('choose_option'))).toBeNull())
    expect(server.callsOf('applications.update')).toEqual([])
  },
)

test('a merchant without a shop goes on, and nothing of one is kept [WIZ-80, DEC-WIZ-2]', async () => {
  const { user, server } = await open(aDraft(), {
    answers: { 'applications.update': { application: located(nowhere) } },
  })
  await user.click(no())
  await user.click(next())
  expect(await legal()).toBeTruthy()
  expect(server.callsOf('applications.update')).toMatchObject([{ body: { location_details: nowhere } }])
})

test('a link is looked at when its field is left, and becomes one of https [WIZ-88, WIZ-89, WIZ-90]', async () => {
  const { user } = await open()
  await user.click(yes())
  const link = field(m.wizard_maps_link())
  await user.click(link)
  await user.paste('https://maps.example/shop')
  expect(link.getAttribute('aria-invalid')).not.toBe('true')
  await user.tab()
  await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'))
  expect(main().getByText(m.wizard_maps_invalid())).toBeTruthy()
  await user.clear(link)
  await user.paste('maps.app.goo.gl/abcdef')
  await waitFor(() => expect(link.getAttribute('aria-invalid')).not.toBe('true'))
  await user.tab()
  expect(link).toHaveProperty('value', 'https://maps.app.goo.gl/abcdef')
  expect(link.getAttribute('aria-invalid')).not.toBe('true')
})

test.each(looks)(
  'an address and two documents are saved, as PDF or picture alone, in %s at %i [WIZ-24, WIZ-83, WIZ-87, WIZ-91, UPL-01, UPL-04, UPL-14]',
  async (language, width) => {
    const { user, server } = await open(aDraft(), {
      language,
      width,
      answers: {
        'files.upload': ({ query }) => anUploadedFile({ url: `fil_${query.purpose}` }),
        'applications.update': { application: located({ ...nowhere, address: 'Al Wasl Road 12' }) },
      },
    })
    await user.click(yes())
    await user.type(field(m.wizard_address()), 'Al Wasl Road 12')
    const contract = main().getByLabelText(m.wizard_rental_contract())
    const photo = main().getByLabelText(m.wizard_storefront_photo())
    expect(contract.getAttribute('accept')).toBe('.jpeg,.jpg,.png,.pdf')
    const drop = user.upload.bind(user)
    contract.removeAttribute('accept')
    await drop(contract, new File(['a,b\n1,2\n'], 'contract.csv', { type: 'text/csv' }))
    expect(await main().findByText(m.wizard_file_type({ types: 'jpeg, jpg, png, pdf' }))).toBeTruthy()
    expect(server.callsOf('files.upload')).toEqual([])
    await drop(contract, new File(['%PDF-'], 'contract.pdf', { type: 'application/pdf' }))
    await drop(photo, new File(['png'], 'front.png', { type: 'image/png' }))
    await waitFor(() => expect(main().getAllByText(m.wizard_file_uploaded())).toHaveLength(2))
    for (const remove of main().getAllByRole('button', { name: /new\.pdf/ })) expect(remove).toBeTruthy()
    await user.click(next())
    expect(await legal()).toBeTruthy()
    expect(server.callsOf('files.upload').map(({ query }) => query.purpose)).toEqual([
      'rental_contract',
      'storefront_photo',
    ])
    expect(server.callsOf('applications.update')).toMatchObject([
      {
        body: {
          location_details: {
            address: 'Al Wasl Road 12',
            google_maps_link: null,
            rental_contract_url: 'fil_rental_contract',
            storefront_photo_url: 'fil_storefront_photo',
          },
        },
      },
    ])
  },
)

const photo = new File(['png'], 'front.png', { type: 'image/png' })

test('an upload that breaks off says so over the page and at its row, and is tried again [UPL-05, UPL-13, UPL-14]', async () => {
  const { user, server } = await open(aDraft(), { answers: { 'files.upload': offline } })
  await user.click(yes())
  await user.upload(main().getByLabelText(m.wizard_storefront_photo()), photo)
  expect(await screen.findByText(m.wizard_failed_to_upload())).toBeTruthy()
  expect(main().getByText(m.wizard_upload_failed())).toBeTruthy()
  expect(main().getByRole('button', { name: m.wizard_file_remove({ name: 'front.png' }) })).toBeTruthy()
  server.answer({ 'files.upload': anUploadedFile({ name: 'front.png' }) })
  await user.click(main().getByRole('button', { name: m.wizard_file_retry({ name: 'front.png' }) }))
  expect(await main().findByText(m.wizard_file_uploaded())).toBeTruthy()
  await user.click(main().getByRole('button', { name: m.wizard_file_remove({ name: 'front.png' }) }))
  expect(main().queryByText('front.png')).toBeNull()
})

test('an upload that the server refuses says why, and is not tried again [UPL-13]', async () => {
  const { user } = await open(aDraft(), { answers: { 'files.upload': refuse('file_type') } })
  await user.click(yes())
  await user.upload(main().getByLabelText(m.wizard_storefront_photo()), photo)
  expect(await screen.findByText(m.wizard_failed_to_upload())).toBeTruthy()
  expect(main().getByText(reasonText('file_type'))).toBeTruthy()
  expect(main().queryByRole('button', { name: m.wizard_file_retry({ name: 'front.png' }) })).toBeNull()
})

test('an upload under way says how far it is, and one that is cancelled says nothing [UPL-12, UPL-14, ADD-02]', async () => {
  const { user } = await open(aDraft(), { answers: { 'files.upload': pending } })
  await user.click(yes())
  await user.upload(main().getByLabelText(m.wizard_storefront_photo()), photo)
  const name = m.wizard_file_progress({ name: 'front.png' })
  const progress = await main().findByRole('progressbar', { name })
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('50'))
  await user.click(main().getByRole('button', { name: m.wizard_file_cancel({ name: 'front.png' }) }))
  expect(main().queryByText('front.png')).toBeNull()
  expect(screen.queryByText(m.wizard_failed_to_upload())).toBeNull()
})

test('a document above 150 MB is refused before it travels [UPL-11]', async () => {
  const { user, server } = await open()
  await user.click(yes())
  const large = new File(['png'], 'large.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 150_000 * 1_024 + 1 })
  await user.upload(main().getByLabelText(m.wizard_storefront_photo()), large)
  const maximum = asRead(m.wizard_file_too_large({ maximum: '\u2066150\u00a0MB\u2069' }))
  expect(await main().findByText(maximum)).toBeTruthy()
  expect(server.callsOf('files.upload')).toEqual([])
})

test('a location that was saved shows at once, and leaving it with a skip keeps what was saved [WIZ-82, WIZ-84]', async () => {
  const { user, server } = await open(located({ ...nowhere, address: 'Al Wasl Road 12' }))
  expect(main().queryByRole('radio')).toBeNull()
  expect(field(m.wizard_address())).toHaveProperty('value', 'Al Wasl Road 12')
  await user.click(main().getByRole('button', { name: m.wizard_skip() }))
  expect(await legal()).toBeTruthy()
  expect(server.callsOf('applications.update')).toEqual([])
})

test('a location that is skipped is saved empty [WIZ-84, DEC-WIZ-2]', async () => {
  const { user, server } = await open(aDraft(), {
    answers: { 'applications.update': { application: located(nowhere) } },
  })
  await user.click(main().getByRole('button', { name: m.wizard_skip() }))
  expect(await legal()).toBeTruthy()
  expect(server.callsOf('applications.update')).toMatchObject([{ body: { location_details: nowhere } }])
})

const optional = () =>
  screen.queryAllByText(m.wizard_optional_step({ step: m.wizard_step_location() })).length > 0
const chance = () => screen.queryByText(asRead(m.wizard_approval_chance({ percent: 30 })))

test.each([
  ['en', 1280],
  ['ar', phoneWidth],
] as const)(
  'from 150,000 on the location cannot be skipped, in %s at %i [WIZ-28, WIZ-29, WIZ-84, WIZ-85, WIZ-86, DEC-WIZ-3, DEC-WIZ-4]',
  async (language, width) => {
    const look = { language, width }
    await open(located(nowhere, { amount: '149000.00' }), look)
    expect(main().getAllByRole('radio')).toHaveLength(2)
    expect(optional()).toBe(true)
    expect(main().getByRole('button', { name: m.wizard_skip() })).toBeTruthy()
    expect(chance()).toBeNull()

    const { user, server } = await open(located(nowhere, { amount: '150000.00' }), look)
    expect(field(m.wizard_address())).toBeTruthy()
    expect(main().queryByRole('radio')).toBeNull()
    expect(main().queryByRole('button', { name: m.wizard_skip() })).toBeNull()
    expect(optional()).toBe(false)
    expect(chance()).toBeTruthy()
    await user.click(next())
    expect((await main().findAllByText(fieldText('rental_contract_required'))).length).toBeGreaterThan(0)
    expect(server.callsOf('applications.update')).toEqual([])
  },
)

test('after the location of an offer that needs a business verification comes the verification [WIZ-25]', async () => {
  const tags = { offer_tags: ['kyb_application' as const] }
  const draft = aDraft(tags)
  const { kyb } = aKybApplication()
  const saved = { ...located(nowhere, tags), kyb }
  const { user } = await openStep(
    'location_details',
    { ...draft, kyb },
    {
      answers: { 'applications.update': { application: saved }, 'applications.read': { application: saved } },
    },
  )
  await user.click(no())
  await user.click(next())
  expect(await screen.findByRole('heading', { level: 1, name: m.kyb_gather_title() })).toBeTruthy()
})
