import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { weekdayText } from '@daftar/words/formats/date'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer } from '../../testing/fixtures/capital.ts'
import { openOfferPage, toldOf } from '../../testing/offer-page.ts'
import { looks, type Page, type PageOptions } from '../../testing/render-at.tsx'

/** A Friday afternoon in Dubai. */
const now = '2026-11-20T10:00:00.000Z'

async function openCallBack(options: PageOptions = {}): Promise<Page & { dialog: HTMLElement }> {
  const page = await openOfferPage([anOffer()], { as: { now }, ...options })
  await page.user.click(screen.getByRole('button', { name: m.offers_call_open() }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(segmentOf(dialog, 'day')).toBeTruthy())
  return { ...page, dialog }
}

function segmentOf(dialog: HTMLElement, type: string): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(`[data-type=${type}]`)
}

/** Types a day into the segments of the date, whatever their order. */
async function typeDay(user: Page['user'], dialog: HTMLElement, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  for (const [type, digits] of [
    ['day', day],
    ['month', month],
    ['year', year],
  ] as const) {
    const segment = segmentOf(dialog, type)
    segment?.focus()
    await user.keyboard(digits)
  }
}

test.each(looks)(
  'a call-back is asked for on a day of the month from tomorrow on, and the answer says when it comes, in %s at %i [CAP-06, CAPI-25, OFR-19, OFR-25, OFR-26, OFR-27, OFR-28, OFR-29, OFR-30, OFR-31, OFR-32, OFR-33, DEC-OFR-12]',
  async (language, width) => {
    const { user, server, dialog } = await openCallBack({ language, width })
    const inside = within(dialog)
    expect(inside.getByText(asRead(m.offers_call_hours()))).toBeTruthy()
    const number = inside.getByRole('textbox', { name: new RegExp(m.offers_call_phone()) })
    expect(number).toHaveProperty('value', '501234567')
    const send = inside.getByRole('button', { name: m.offers_call_send() })
    await user.click(send)
    expect(inside.getByText(m.field_required())).toBeTruthy()
    await user.clear(number)
    await user.type(number, '4123')
    await typeDay(user, dialog, '2026-11-20')
    await user.click(send)
    expect(inside.getByText(m.field_phone_invalid())).toBeTruthy()
    expect(document.activeElement).toBe(number)
    expect(inside.getByText(asRead(m.offers_call_earliest({ date: '21/11/26' })))).toBeTruthy()
    await typeDay(user, dialog, '2026-12-22')
    expect(inside.getByText(asRead(m.offers_call_latest({ date: '21/12/26' })))).toBeTruthy()
    expect(toldOf(server, 'ScheduledCall')).toEqual([])
    await user.clear(number)
    await user.type(number, '509876543')
    await typeDay(user, dialog, '2026-12-21')
    await user.click(send)
    expect(await screen.findByRole('dialog', { name: m.offers_call_done_title() })).toBeTruthy()
    const done = m.offers_call_done_text({
      phone: isolated('+971509876543'),
      weekday: weekdayText('2026-12-21', language),
      date: '21/12/26',
    })
    expect(asRead(inside.getByRole('status').textContent)).toBe(asRead(done))
    const who = { merchant_id: 'mrc_noor', language, offer_id: 'ofr_1' }
    await waitFor(() =>
      expect(toldOf(server, 'ScheduledCall')).toEqual([
        { ...who, phone: '+971509876543', date: '2026-12-21' },
      ]),
    )
    expect(toldOf(server, 'Call Back Requested')).toEqual([who])
    await user.click(inside.getAllByRole('button', { name: m.common_close() }).at(-1)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('a call asked for on a weekend before a holiday comes on the next working day, and says so [DEC-OFR-12]', async () => {
  const { user, dialog } = await openCallBack({ config: { holidays: { AED: ['2026-11-30'] } } })
  await typeDay(user, dialog, '2026-11-28')
  await user.click(within(dialog).getByRole('button', { name: m.offers_call_send() }))
  const said = asRead((await within(dialog).findByRole('status')).textContent)
  expect(said).toContain(
    asRead(
      m.offers_call_done_text({
        phone: isolated('+971501234567'),
        weekday: weekdayText('2026-12-01', 'en'),
        date: '01/12/26',
      }),
    ),
  )
  expect(said).toContain(asRead(m.offers_call_done_moved({ date: '28/11/26' })))
})

test('a call-back that is thought better of tells nobody', async () => {
  const { user, server, dialog } = await openCallBack()
  await user.click(within(dialog).getByRole('button', { name: m.common_cancel() }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toldOf(server, 'ScheduledCall')).toEqual([])
})
