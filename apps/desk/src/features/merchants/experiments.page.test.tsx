import { pending, refuse } from '@daftar/testkit/page/answers'
import type { AnswerOf } from '@daftar/contract/table'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { drawer, fill, question } from '../../testing/dialogs.ts'
import { expect, test } from 'vitest'
import { ofNoor } from '../../testing/fixtures/merchant.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'

const every: AnswerOf<'settings.everyExperiment'> = {
  experiments: [
    {
      name: 'locations',
      sensitive: false,
      countries: [
        { country: 'ARE', on: 1, merchants: 3 },
        { country: 'SAU', on: 0, merchants: 1 },
      ],
      rules: [{ country: 'ARE', percent: 20, by: 'Dana Khoury', at: '2026-11-20T08:00:00.000Z' }],
      proposals: [],
    },
    {
      name: 'ads',
      sensitive: true,
      countries: [{ country: 'ARE', on: 0, merchants: 3 }],
      rules: [],
      proposals: [
        {
          ...{ country: 'SAU', percent: 10, by: 'Omar Aziz', by_id: 'stf_omar' },
          at: '2026-11-20T08:00:00.000Z',
        },
      ],
    },
  ],
  changes: [
    { ...ofNoor, name: 'locations', enabled: true, at: '2026-11-20T08:00:00.000Z', by: 'Dana Khoury' },
  ],
}

test.each(looks)(
  'every experiment says what it means, for how many it is on and who switched it last, in %s at %i',
  async (language, width) => {
    renderAt('/desk/experiments', {
      ...{ language, width },
      answers: { 'settings.everyExperiment': every },
    })
    expect((await screen.findAllByText(m.desk_experiment_locations())).length).toBeGreaterThan(1)
    const share = m.desk_experiment_on_for({ on: 1, all: 4, percent: '25%' })
    expect(screen.getByText((text) => text.replaceAll(/[\u2066-\u2069]/g, '') === share)).toBeTruthy()
    expect(screen.getByText('Dana Khoury')).toBeTruthy()
    const name = language === 'ar' ? ofNoor.merchant_name_ar : ofNoor.merchant_name
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/desk/merchants/mrc_noor')
  },
)

test('the page waits, fails and says that nothing was switched; it is for administrators', async () => {
  renderAt('/desk/experiments', { answers: { 'settings.everyExperiment': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
  const page = renderAt('/desk/experiments', { answers: { 'settings.everyExperiment': refuse('internal') } })
  expect(await screen.findByText(m.desk_experiments_failed())).toBeTruthy()
  page.server.answer({ 'settings.everyExperiment': { ...every, changes: [] } })
  await page.user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.desk_experiment_changes_none())).toBeTruthy()
})

const preview = { merchants: 3, by_hand: 1, on_now: 1, on_then: 2, turned_on: 1, turned_off: 0 }
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

test.each(looks)(
  'a share of a country is set once it was said whom that switches, in %s at %i',
  async (language, width) => {
    const { server, user } = renderAt('/desk/experiments', {
      ...{ language, width },
      answers: { 'settings.everyExperiment': every, 'settings.previewRule': preview },
    })
    const [name] = await screen.findAllByRole('button', { name: new RegExp(m.desk_experiment_locations()) })
    await user.click(name!)
    const beside = await drawer()
    const country = new Intl.DisplayNames(language, { type: 'region' }).of('AE')!
    await user.click(
      beside.getByRole('button', {
        name: (shown) =>
          shown.startsWith(m.desk_rule_change_named({ place: '' }).slice(0, 8)) && shown.includes(country),
      }),
    )
    const dialog = await question()
    await fill(user, await dialog.findByRole('textbox'), '140')
    await user.click(dialog.getByRole('button', { name: m.desk_rule_set() }))
    expect((await dialog.findAllByText(m.desk_rule_share_wrong())).length).toBeGreaterThan(0)
    await user.click(dialog.getByRole('textbox'))
    await fill(user, dialog.getByRole('textbox'), '50')
    const said = plain(m.desk_rule_preview({ on: 2, all: 3 }))
    expect(await dialog.findByText((shown) => plain(shown) === said)).toBeTruthy()
    server.answer({ 'settings.setRule': { state: 'done', experiment: every.experiments[0]! } })
    await user.click(dialog.getByRole('button', { name: m.desk_rule_set() }))
    expect(await screen.findByText(m.desk_rule_done())).toBeTruthy()
    expect(server.callsOf('settings.setRule')).toMatchObject([
      { params: { name: 'locations', country: 'ARE' }, body: { percent: 50, from: 20 } },
    ])
  },
)

test('what one person proposed for a sensitive experiment is confirmed by another, or dropped', async () => {
  const { server, user } = renderAt('/desk/experiments', {
    answers: { 'settings.everyExperiment': every, 'settings.previewRule': preview },
  })
  const [name] = await screen.findAllByRole('button', { name: new RegExp(m.desk_experiment_ads()) })
  await user.click(name!)
  const beside = await drawer()
  expect(beside.getByText(m.desk_rule_sensitive())).toBeTruthy()
  expect(beside.getByText((shown) => plain(shown) === 'Omar Aziz proposes 10%.')).toBeTruthy()
  await user.click(beside.getByRole('button', { name: m.desk_rule_confirm() }))
  const dialog = await question()
  server.answer({ 'settings.setRule': refuse('own_proposal') })
  await user.click(dialog.getByRole('button', { name: m.desk_rule_confirm() }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  server.answer({ 'settings.setRule': { state: 'done', experiment: every.experiments[1]! } })
  await user.click(dialog.getByRole('button', { name: m.desk_rule_confirm() }))
  await waitFor(() =>
    expect(server.callsOf('settings.setRule').at(-1)?.body).toEqual({ percent: 10, from: null }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  server.answer({ 'settings.declineRule': { experiment: every.experiments[1]! } })
  await user.click((await drawer()).getByRole('button', { name: m.desk_rule_drop() }))
  await user.click(
    (await question(m.desk_rule_drop_title())).getByRole('button', { name: m.desk_rule_drop() }),
  )
  expect(await screen.findByText(m.desk_rule_done_dropped())).toBeTruthy()
})
