import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, question, said } from '../../testing/dialogs.ts'
import { noorIn } from '../../testing/fixtures/merchant.ts'
import { aResult, aRun } from '../../testing/fixtures/money.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'

const week = {
  week_start: '2026-11-09' as const,
  merchants: 1,
  results: [aResult({ held_reason: 'bank_details' })],
  next_page_token: null,
}
const dryRun = '/desk/settlement/dry-run?currency=BHD&date=2026-11-16'
const runOfWeek = '/desk/settlement/runs/BHD-2026-11-16'
const verb = () => m.desk_settlement_run_now_confirm({ count: 1, currency: 'BHD' })
const net = '1,234.568'

function atDryRun({ answers, ...options }: PageOptions = {}): Page {
  return renderAt(dryRun, {
    as: ['finance'],
    ...options,
    answers: { 'settlement.previewRun': week, ...answers },
  })
}

/** On a phone what is pressed most floats over the page. */
const runNow = () => screen.findByRole('button', { name: m.desk_settlement_run_now() })

test.each(looks)(
  'finance looks at what a week would come to, settles it for good and sees the run, in %s at %i [PO-14]',
  async (language, width) => {
    const { user, server, address } = atDryRun({ language, width })
    expect((await screen.findAllByText(net)).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('button', { name: new RegExp(noorIn[language]) }))
    const facts = await drawer()
    expect(facts.getByText(m.desk_hold_reason_bank_details())).toBeTruthy()
    expect(facts.getByRole('table', { name: m.desk_settlement_waterfall() })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await runNow())
    const dialog = await question(m.desk_settlement_run_now_title())
    expect(dialog.getByText(m.desk_settlement_run_now_effect())).toBeTruthy()
    const held = aResult({ payout_id: 'pyo_1', number: 'P-1001', status: 'held' })
    server.answer({
      'settlement.startRun': { run: aRun() },
      'settlement.run': { run: aRun() },
      'settlement.runResults': { results: [held], next_page_token: null },
    })
    pressTwice(dialog.getByRole('button', { name: verb() }))
    await waitFor(() => expect(address()).toBe(runOfWeek))
    expect(await said(m.desk_settlement_state_done())).toBe(true)
    expect(await said(m.desk_payout_status_held())).toBe(true)
    expect(server.callsOf('settlement.startRun').map(({ body }) => body)).toEqual([
      { currency: 'BHD', date: '2026-11-16' },
    ])
  },
)

test('a week that is not over is refused: on pressing at the question, else in place of the rows', async () => {
  const page = atDryRun({ answers: { 'settlement.startRun': refuse('run_too_early') } })
  await page.user.click(await runNow())
  const dialog = await question()
  await page.user.click(dialog.getByRole('button', { name: verb() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('run_too_early'))
  atDryRun({ answers: { 'settlement.previewRun': refuse('run_too_early') } })
  expect(await screen.findByText(reasonText('run_too_early'))).toBeTruthy()
  expect((await runNow()).hasAttribute('disabled')).toBe(true)
})

test('a week in which nothing is left to settle cannot be run', async () => {
  atDryRun({ answers: { 'settlement.previewRun': { ...week, merchants: 0, results: [] } } })
  expect(await screen.findByText(m.desk_settlement_dry_run_empty_title())).toBeTruthy()
  expect((await runNow()).hasAttribute('disabled')).toBe(true)
})

test('who does not pay looks at a week and settles none', async () => {
  atDryRun({ as: ['underwriter'] })
  expect((await screen.findAllByText(net)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: m.desk_settlement_run_now() })).toBeNull()
})

test('a run that stopped goes on where it stopped', async () => {
  const results = { results: [], next_page_token: null }
  const { user, server } = renderAt(runOfWeek, {
    as: ['finance'],
    answers: { 'settlement.run': { run: aRun({ state: 'stopped' }) }, 'settlement.runResults': results },
  })
  expect(await screen.findByText(m.desk_settlement_stopped_title())).toBeTruthy()
  server.answer({ 'settlement.startRun': { run: aRun() }, 'settlement.run': { run: aRun() } })
  await user.click(screen.getByRole('button', { name: m.desk_settlement_go_on() }))
  await waitFor(() => expect(screen.queryByText(m.desk_settlement_stopped_title())).toBeNull())
  expect(server.callsOf('settlement.startRun')).toMatchObject([
    { body: { currency: 'BHD', date: '2026-11-16' } },
  ])
  expect(await screen.findByText(m.desk_settlement_results_empty_title())).toBeTruthy()
})

test('the runs lead to each run and to a dry run; loading, empty and failed each say so', async () => {
  const listed = { runs: [aRun()], next_page_token: null }
  const { user, server, address } = renderAt('/desk/settlement', {
    as: ['finance'],
    answers: { 'settlement.runs': listed, 'settlement.run': pending },
  })
  expect((await screen.findByRole('link', { name: m.desk_settlement_new() })).getAttribute('href')).toBe(
    '/desk/settlement/dry-run',
  )
  const main = screen.getByRole('main')
  const toRun = [...main.querySelectorAll('a')].find((one) => one.getAttribute('href') === runOfWeek)
  await user.click(toRun!)
  await waitFor(() => expect(address()).toBe(runOfWeek))
  await waitFor(() => expect(server.callsOf('settlement.run')[0]?.params.id).toBe('BHD-2026-11-16'))
  renderAt('/desk/settlement', { as: ['finance'], answers: { 'settlement.runs': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_settlement() })).toBeTruthy()
  expect(screen.queryByText(net)).toBeNull()
  const failed = renderAt('/desk/settlement', {
    as: ['underwriter'],
    width: phoneWidth,
    answers: { 'settlement.runs': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  failed.server.answer({ 'settlement.runs': { ...listed, runs: [] } })
  await failed.user.click(again)
  expect(await screen.findByText(m.desk_settlement_runs_empty_title())).toBeTruthy()
})
