import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anAccount } from '../../testing/an-account.ts'
import { withSupport } from '../../testing/fixtures/config.ts'
import { aStore } from '../../testing/fixtures/stores.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'

const capital = '/finance/tabby-capital'
const behindTheDoor = ['capital_fake_door']
const joined: Answers = {
  'waitlist.join': { experiment: { name: 'capital_waitlist', value: 'on' } },
}

const form = () => within(screen.getByRole('region', { name: m.waitlist_form_title() }))
const join = () => form().getByRole('button', { name: m.waitlist_join() })
const stores = () => form().getAllByRole('button')[0]!

async function open({ answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt(`${capital}/fake-door`, {
    as: { experiments: behindTheDoor },
    ...options,
    answers: { 'merchants.stores': { items: [aStore()] }, ...answers },
  })
  await screen.findByRole('region', { name: m.waitlist_form_title() })
  return page
}

const readers = [
  ['en', 1280, 'Marina'],
  ['ar', phoneWidth, 'مارينا'],
] as const
test.each(readers)(
  'behind the fake door stand three benefits and the form, the only store chosen, in %s at %i [CAP-08, CAP-23, APP-34, OTH-14, WAIT-01, WAIT-02, WAIT-03, WAIT-07, WAIT-11, DEC-WAIT-3]',
  async (language, width, marina) => {
    await open({ language, width })
    const benefits = within(screen.getByRole('region', { name: m.waitlist_benefits() }))
    const [levelUp, flatFee, automatic, ...more] = benefits.getAllByRole('listitem')
    expect(levelUp!.textContent).toContain(m.waitlist_benefit_level_up_title())
    expect(flatFee!.textContent).toContain(m.waitlist_benefit_flat_fee_title())
    expect(automatic!.textContent).toContain('22%')
    expect(more).toEqual([])
    expect(stores().textContent).toContain(marina)
    const uses = form()
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
    expect(uses).toEqual([
      m.waitlist_use_marketing(),
      m.waitlist_use_cash_flows(),
      m.waitlist_use_inventory(),
      m.waitlist_use_other(),
    ])
    expect(form().queryByRole('textbox')).toBeNull()
  },
)

test.each(looks)(
  'a merchant says what for and joins, is told so, and is told so from then on, in %s at %i [WAIT-08, WAIT-09, WAIT-10, WAIT-12, WAIT-13, CAPI-45, CAP-14, DEC-WAIT-2]',
  async (language, width) => {
    const page = await open({ language, width, config: withSupport, answers: { 'waitlist.join': offline } })
    const { user, server } = page
    await user.click(join())
    expect(form().getByText(fieldText('choose_option'))).toBeTruthy()
    await user.click(form().getByRole('radio', { name: m.waitlist_use_other() }))
    const text = form().getByRole('textbox', { name: m.waitlist_other_use() })
    expect(text.getAttribute('rows')).toBe('3')
    await user.type(text, 'ab')
    await user.click(join())
    expect(form().getByText(fieldText('too_short'))).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(text))
    expect(server.callsOf('waitlist.join')).toEqual([])
    await user.clear(text)
    await user.type(text, 'A second oven ')
    await user.click(join())
    expect(await screen.findByText(m.waitlist_error_while_adding_to_waitlist())).toBeTruthy()
    expect(screen.queryByText(m.waitlist_joined_title())).toBeNull()
    server.answer(joined)
    await user.click(join())
    const told = await screen.findByText(m.waitlist_joined_title())
    expect(document.activeElement?.contains(told)).toBe(true)
    expect(screen.queryByRole('region', { name: m.waitlist_form_title() })).toBeNull()
    const question = within(screen.getByRole('main')).getByRole('link', { name: /@/ })
    expect(question.getAttribute('href')).toBe('mailto:support@daftar.example')
    const [first, second, ...more] = server.callsOf('waitlist.join')
    expect(second).toMatchObject({
      body: { stores: ['sto_1'], capital_use: 'other', other_use: 'A second oven' },
      key: first?.key,
    })
    expect(more).toEqual([])
    server.answer({ 'accounts.read': anAccount({ experiments: [...behindTheDoor, 'capital_waitlist'] }) })
    page.reload()
    expect(await screen.findByText(m.waitlist_joined_title())).toBeTruthy()
    expect(page.address()).toBe(`${capital}/fake-door`)
  },
)

test('what was written for another use does not travel with the use that was chosen then [DEC-WAIT-2]', async () => {
  const { user, server } = await open({ answers: joined })
  await user.click(form().getByRole('radio', { name: m.waitlist_use_other() }))
  await user.type(form().getByRole('textbox', { name: m.waitlist_other_use() }), 'A second oven')
  await user.click(form().getByRole('radio', { name: m.waitlist_use_inventory() }))
  await user.click(join())
  await screen.findByText(m.waitlist_joined_title())
  expect(server.callsOf('waitlist.join')).toMatchObject([
    { body: { stores: ['sto_1'], capital_use: 'buy_more_inventory' } },
  ])
  expect(server.callsOf('waitlist.join')[0]?.body).not.toHaveProperty('other_use')
})

test('of several stores none is chosen, and at least one must be [WAIT-04, WAIT-05, WAIT-06]', async () => {
  const { user, server } = await open({
    answers: {
      ...joined,
      'merchants.stores': { items: [aStore(), aStore({ id: 'sto_2', name: 'Riffa Gate' })] },
    },
  })
  expect(stores().textContent).toContain(m.waitlist_stores_placeholder())
  await user.click(form().getByRole('radio', { name: m.waitlist_use_marketing() }))
  await user.click(join())
  expect(form().getByText(m.waitlist_store_needed())).toBeTruthy()
  expect(server.callsOf('waitlist.join')).toEqual([])
  await user.click(stores())
  for (const name of ['Marina', 'Riffa Gate']) await user.click(await screen.findByRole('option', { name }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(stores().textContent).toContain('Marina · Riffa Gate'))
  expect(form().queryByText(m.waitlist_store_needed())).toBeNull()
  await user.click(join())
  await screen.findByText(m.waitlist_joined_title())
  expect(server.callsOf('waitlist.join')[0]?.body?.stores).toEqual(['sto_1', 'sto_2'])
})

test('somebody who may see no store is asked for none [DEC-CAP-14]', async () => {
  const { user, server } = await open({ answers: { ...joined, 'merchants.stores': { items: [] } } })
  expect(form().queryByText(m.waitlist_stores())).toBeNull()
  await user.click(form().getByRole('radio', { name: m.waitlist_use_cash_flows() }))
  await user.click(join())
  await screen.findByText(m.waitlist_joined_title())
  expect(server.callsOf('waitlist.join')[0]?.body).toEqual({ capital_use: 'manage_cash_flows' })
})

test('pressed twice while it is under way, one joining is sent', async () => {
  const { user, server } = await open({ answers: { 'waitlist.join': pending } })
  await user.click(form().getByRole('radio', { name: m.waitlist_use_marketing() }))
  await user.dblClick(join())
  await waitFor(() => expect(server.callsOf('waitlist.join')).toHaveLength(1))
})

test('what the server refuses of the form stands at its field', async () => {
  const { user } = await open({
    answers: { 'waitlist.join': refuse('invalid_input', { fields: { capital_use: 'choose_option' } }) },
  })
  await user.click(form().getByRole('radio', { name: m.waitlist_use_marketing() }))
  await user.click(join())
  expect(await form().findByText(fieldText('choose_option'))).toBeTruthy()
})

test('a tool of somebody else is told what the form held [DEC-WAIT-1]', async () => {
  const track = vi.fn<(event: string, properties?: Record<string, string>) => void>()
  window.analytics = { track, identify: () => {}, reset: () => {} }
  onTestFinished(() => void delete window.analytics)
  const { user } = await open({ answers: joined })
  await user.click(form().getByRole('radio', { name: m.waitlist_use_marketing() }))
  await user.click(join())
  await screen.findByText(m.waitlist_joined_title())
  expect(track).toHaveBeenCalledWith('Waitlist Joined', {
    stores: 'sto_1',
    capital_use: 'invest_in_marketing',
    other_use: '',
  })
})

test('the menu leads behind the door, as does the confirmation of somebody who has not joined [CAP-39, CAP-23]', async () => {
  const { user, address } = renderAt(`${capital}/waitlist`, {
    as: { experiments: behindTheDoor },
    answers: { 'merchants.stores': { items: [aStore()] } },
  })
  await screen.findByRole('region', { name: m.waitlist_form_title() })
  expect(address()).toBe(`${capital}/fake-door`)
  const menu = within(screen.getByRole('navigation', { name: m.shell_navigation() }))
  await user.click(menu.getByRole('link', { name: new RegExp(m.shell_item_capital()) }))
  await waitFor(() => expect(address()).toBe(`${capital}/fake-door`))
})

test('who has joined reads the confirmation alone at an address of its own [CAP-24, APP-35, PERM-42, OTH-14, WAIT-13, DEC-CAP-12]', async () => {
  const { address } = renderAt(`${capital}/waitlist`, {
    as: { experiments: [...behindTheDoor, 'capital_waitlist'] },
    config: withSupport,
  })
  expect(await screen.findByText(m.waitlist_joined_title())).toBeTruthy()
  expect(address()).toBe(`${capital}/waitlist`)
  expect(
    screen.getByRole('link', {
      name: asRead(m.waitlist_joined_question({ email: 'support@daftar.example' })),
    }),
  ).toBeTruthy()
})

test('whoever capital is open to is led there instead of behind the door', async () => {
  const { address } = renderAt(`${capital}/fake-door`, {
    answers: {
      'advances.list': { loans: [] },
      'offers.list': { offers: [] },
      'applications.list': { applications: [] },
      'payouts.list': pending,
      'payouts.pockets': pending,
      'payouts.upcoming': pending,
      'payouts.cycle': pending,
      'merchants.stores': pending,
    },
  })
  await waitFor(() => expect(address()).toBe('/finance/payouts/completed'))
})

test('a door whose stores cannot be read says so, and is opened again', async () => {
  const { user, server } = renderAt(`${capital}/fake-door`, {
    as: { experiments: behindTheDoor },
    answers: { 'merchants.stores': offline },
    mayComplain: true,
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'merchants.stores': { items: [aStore()] } })
  await user.click(again)
  expect(await screen.findByRole('region', { name: m.waitlist_form_title() })).toBeTruthy()
})

test('while the stores are on their way the skeleton of the door stands', async () => {
  renderAt(`${capital}/error`, {
    as: { experiments: behindTheDoor },
    answers: { 'merchants.stores': pending },
  })
  await screen.findByRole('heading', { level: 1, name: m.error_title() })
  history.pushState(null, '', `${capital}/fake-door`)
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
})
