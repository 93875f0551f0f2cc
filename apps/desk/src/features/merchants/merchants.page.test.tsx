import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer, question } from '../../testing/dialogs.ts'
import { aMerchant } from '../../testing/fixtures/merchant.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const listed = { merchants: [aMerchant()], next_page_token: null }
const off = { experiments: [{ name: 'integration_form', value: '', enabled: false, own: null }] }
const on = { experiments: [{ name: 'integration_form', value: '', enabled: true, own: true }] }
const names = { en: 'Noor Perfumes', ar: 'عطور نور' } as const

async function atNoor({ answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/merchants', {
    ...options,
    answers: { 'merchants.list': listed, 'settings.merchantExperiments': off, ...answers },
  })
  await page.user.click(await screen.findByRole('button', { name: names[options.language ?? 'en'] }))
  return page
}

test.each(looks)(
  'an administrator switches an experiment of a merchant after a question, in %s at %i',
  async (language, width) => {
    const { user, server } = await atNoor({ language, width })
    const what = { name: m.desk_experiment_integration_form() }
    const facts = await drawer()
    await user.click(await facts.findByRole('button', { name: m.desk_switch_on_named(what) }))
    const dialog = await question(m.desk_switch_on_title(what))
    expect(dialog.getByText(asRead(m.desk_switch_text({ merchant: names[language] })))).toBeTruthy()
    server.answer({ 'settings.setExperiment': on })
    pressTwice(dialog.getByRole('button', { name: m.desk_switch_on() }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(facts.getByRole('button', { name: m.desk_switch_off_named(what) })).toBeTruthy()
    expect(server.callsOf('settings.setExperiment')).toMatchObject([
      { params: { id: 'mrc_noor', name: 'integration_form' }, body: { enabled: true } },
    ])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('what was switched for a merchant alone is left to the shares of countries again', async () => {
  const { user, server } = await atNoor({ answers: { 'settings.merchantExperiments': on } })
  const what = { name: m.desk_experiment_integration_form() }
  await user.click(await (await drawer()).findByRole('button', { name: m.desk_rule_leave_named(what) }))
  const dialog = await question()
  server.answer({ 'settings.setExperiment': off })
  pressTwice(dialog.getByRole('button', { name: m.desk_rule_leave() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.callsOf('settings.setExperiment')).toMatchObject([{ body: { enabled: null, from: true } }])
  expect((await drawer()).queryByRole('button', { name: m.desk_rule_leave_named(what) })).toBeNull()
})

test('the question closes before the drawer it was asked from', async () => {
  const { user } = await atNoor({ answers: { 'settings.merchantExperiments': on } })
  const what = { name: m.desk_experiment_integration_form() }
  await user.click(await (await drawer()).findByRole('button', { name: m.desk_switch_off_named(what) }))
  await question(m.desk_switch_off_title(what))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await drawer()).toBeTruthy()
})

test('a switch that fails says why and stays to be tried again', async () => {
  const { user } = await atNoor({ answers: { 'settings.setExperiment': refuse('no_permission') } })
  const what = { name: m.desk_experiment_integration_form() }
  await user.click(await (await drawer()).findByRole('button', { name: m.desk_switch_on_named(what) }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.desk_switch_on() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(reasonText('no_permission'))
})

test('who is no administrator reads the experiments and switches none', async () => {
  await atNoor({ as: ['support_agent'] })
  const facts = await drawer()
  expect(await facts.findByText(m.desk_experiment_integration_form())).toBeTruthy()
  expect(facts.getByText(m.desk_experiments_read_only())).toBeTruthy()
  expect(
    facts.queryByRole('button', {
      name: m.desk_switch_on_named({ name: m.desk_experiment_integration_form() }),
    }),
  ).toBeNull()
})

test('a merchant without experiments, and one whose experiments do not load, say so', async () => {
  await atNoor({ answers: { 'settings.merchantExperiments': { experiments: [] } } })
  expect(await screen.findByText(m.desk_experiments_empty())).toBeTruthy()
  const { user, server } = await atNoor({ answers: { 'settings.merchantExperiments': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'settings.merchantExperiments': off })
  await user.click(again)
  expect(await screen.findByText(m.desk_experiment_integration_form())).toBeTruthy()
})

test('a name that is typed narrows the list by its address, and an empty answer says so', async () => {
  const { user, address } = renderAt('/desk/merchants', {
    answers: { 'merchants.list': ({ query }) => (query.search ? { ...listed, merchants: [] } : listed) },
  })
  await screen.findByText('Noor Perfumes')
  await user.type(screen.getByRole('searchbox', { name: m.desk_merchants_search() }), 'Zed')
  expect(await screen.findByText(asRead(m.desk_empty_search({ search: 'Zed' })))).toBeTruthy()
  expect(address()).toBe('/desk/merchants?search=Zed')
})

test('a list of merchants that could not be read is brought by trying again', async () => {
  renderAt('/desk/merchants', { answers: { 'merchants.list': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_merchants() })).toBeTruthy()
  expect(screen.queryByText('Noor Perfumes')).toBeNull()
  const { user, server } = renderAt('/desk/merchants', { answers: { 'merchants.list': refuse('internal') } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'merchants.list': { merchants: [], next_page_token: null } })
  await user.click(again)
  expect(await screen.findByText(m.desk_merchants_empty_text())).toBeTruthy()
})
