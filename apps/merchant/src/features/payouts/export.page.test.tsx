import { offline, pending, streamed } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { isolated } from '@daftar/words/formats/isolate'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { payoutsAnswers } from '../../testing/fixtures/payouts.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'
import { savedFiles } from '../../testing/saved-files.ts'

const completed = '/finance/payouts/completed'
const oneRow = streamed('\ufeffpayout number\r\nP-1042\r\n', {
  headers: {
    'content-type': 'text/csv',
    'content-disposition': "attachment; filename*=UTF-8''payouts_long.csv",
    'x-row-count': '1',
  },
})

function payoutsAt(search: string, { answers, ...options }: PageOptions): Page {
  return renderAt(completed + search, { ...options, answers: { ...payoutsAnswers, ...answers } })
}

/** The button of the page; on a phone an entry of its menu. */
async function begin({ user }: Page, width = 1280): Promise<void> {
  if (width !== phoneWidth) return user.click(await screen.findByRole('button', { name: m.payouts_export() }))
  await user.click(await screen.findByRole('button', { name: m.shell_more_actions() }))
  await user.click(await screen.findByRole('menuitem', { name: m.payouts_export() }))
}
const dialog = async () => within(await screen.findByRole('dialog', { name: m.payouts_export_title() }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each(looks)(
  'the CSV of the filters in the address is saved, with its name and its movements told, in %s at %i [PO-06, DEC-PO-5]',
  async (language, width) => {
    const saved = savedFiles()
    const page = payoutsAt('?period=last_month&status=paid&stores=sto_noor1', {
      as: { now: '2026-11-22T08:00:00.000Z' },
      language,
      width,
      answers: { 'payouts.export': oneRow },
    })
    const { user, server } = page
    await begin(page, width)
    const told = await dialog()
    expect(await told.findByText(m.payouts_export_saved_title())).toBeTruthy()
    expect(told.getByRole('status').textContent).toContain(
      m.payouts_export_rows({ count: 1, text: countText(1) }),
    )
    expect(saved.map(({ name }) => name)).toEqual(['payouts_long.csv'])
    const [file] = saved
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.blob.arrayBuffer())).toBe(
      '\ufeffpayout number\r\nP-1042\r\n',
    )
    expect(server.callsOf('payouts.export').map(({ body }) => body)).toEqual([
      {
        created_at_gte: '2026-10-01',
        created_at_lte: '2026-10-31',
        store_ids: ['sto_noor1'],
        status: ['paid'],
      },
    ])
    await user.click(told.getAllByRole('button', { name: m.common_close() }).at(-1)!)
    await closed()
  },
)

test('an export under way shows how far it is and can be stopped [DEC-PO-5]', async () => {
  const page = payoutsAt('', { answers: { 'payouts.export': pending } })
  await begin(page)
  const running = await dialog()
  expect(running.getByRole('progressbar', { name: m.payouts_export_progress() })).toBeTruthy()
  await page.user.click(running.getByRole('button', { name: m.payouts_export_cancel() }))
  await closed()
})

test('a file too long to wait for is announced with the address it is sent to [DEC-PO-5]', async () => {
  const saved = savedFiles()
  const mailed = streamed(JSON.stringify({ mailed_to: 'owner@noor.example' }), { status: 202 })
  const page = payoutsAt('', { answers: { 'payouts.export': mailed } })
  await begin(page)
  const told = await dialog()
  expect(await told.findByText(m.payouts_export_mailed_title())).toBeTruthy()
  const text = m.payouts_export_mailed_text({ email: isolated('owner@noor.example') })
  expect(told.getByText(text)).toBeTruthy()
  expect(saved).toEqual([])
})

test('an export that fails says so, and trying again saves the file [DEC-PO-5]', async () => {
  const saved = savedFiles()
  const page = payoutsAt('', { answers: { 'payouts.export': offline } })
  await begin(page)
  const failed = await dialog()
  expect((await failed.findByRole('alert')).textContent).toContain(m.payouts_export_failed_title())
  page.server.answer({ 'payouts.export': oneRow })
  await page.user.click(failed.getByRole('button', { name: m.common_try_again() }))
  expect(await failed.findByText(m.payouts_export_saved_title())).toBeTruthy()
  expect(saved).toHaveLength(1)
})

test('the letter about a file made later leads here; trying again asks for that file again [DEC-PO-5]', async () => {
  const saved = savedFiles()
  const { user, server, address } = payoutsAt('?download=exp_1', {
    answers: { 'payouts.exportFile': offline },
  })
  const failed = await dialog()
  expect(await failed.findByText(m.payouts_export_failed_title())).toBeTruthy()
  server.answer({ 'payouts.exportFile': oneRow })
  await user.click(failed.getByRole('button', { name: m.common_try_again() }))
  expect(await failed.findByText(m.payouts_export_saved_title())).toBeTruthy()
  expect(saved.map(({ name }) => name)).toEqual(['payouts_long.csv'])
  expect(failed.getByRole('status').textContent).toContain(
    m.payouts_export_rows({ count: 1, text: countText(1) }),
  )
  expect(new Set(server.callsOf('payouts.exportFile').map(({ params }) => params.id))).toEqual(
    new Set(['exp_1']),
  )
  expect(address()).toBe(completed)
})

test('one payout is exported alone [DEC-PO-4]', async () => {
  const saved = savedFiles()
  const { user, server } = payoutsAt('/pyt_1', { answers: { 'payouts.export': oneRow } })
  const payout = within(await screen.findByRole('article'))
  await user.click(payout.getByRole('button', { name: m.payouts_csv() }))
  await (await dialog()).findByText(m.payouts_export_saved_title())
  expect(server.callsOf('payouts.export').map(({ body }) => body)).toEqual([{ payout_id: 'pyt_1' }])
  expect(saved).toHaveLength(1)
})

test('the statement is saved under the name the server gives it, or a notification says that it was not [DEC-PO-4]', async () => {
  const saved = savedFiles()
  const { user, server } = payoutsAt('/pyt_1', {
    answers: {
      'payouts.statement': streamed('%PDF-', {
        headers: { 'content-disposition': 'attachment; filename="P-1042.pdf"' },
      }),
    },
  })
  const payout = within(await screen.findByRole('article'))
  const press = () => user.click(payout.getByRole('button', { name: m.payouts_statement() }))
  await press()
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['P-1042.pdf']))
  server.answer({ 'payouts.statement': offline })
  await press()
  expect(await screen.findByText(m.common_failed_to_download())).toBeTruthy()
  expect(saved).toHaveLength(1)
})
