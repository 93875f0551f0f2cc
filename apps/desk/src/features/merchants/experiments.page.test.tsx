import { pending, refuse } from '@daftar/testkit/page/answers'
import type { AnswerOf } from '@daftar/contract/table'
import { m } from '@daftar/words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ofNoor } from '../../testing/fixtures/merchant.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'

const every: AnswerOf<'settings.everyExperiment'> = {
  experiments: [
    {
      name: 'locations',
      countries: [
        { country: 'ARE', on: 1, merchants: 3 },
        { country: 'SAU', on: 0, merchants: 1 },
      ],
    },
    { name: 'ads', countries: [{ country: 'ARE', on: 0, merchants: 3 }] },
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
