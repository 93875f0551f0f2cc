import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks } from '../../../testing/render-at.tsx'
import { aDraft, openStep } from '../../../testing/wizard-page.ts'

const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().getByRole('button', { name })
const box = (name: string) => main().findByRole('textbox', { name: new RegExp(name) })
const saved = { instagram: 'https://www.instagram.com/noor', facebook: '', others: [] }
/** The step is done, with what was saved of it. */
const done = aDraft({ version: 2, social_networks: saved }, { done: ['bank_statements', 'social_networks'] })

test.each(looks)(
  'a name becomes its address, and what is no link is left out, in %s at %i [WIZ-23, WIZ-69, WIZ-71, WIZ-72, WIZ-73, WIZ-74, WIZ-75, WIZ-76, WIZ-77, WIZ-78, DEC-WIZ-13]',
  async (language, width) => {
    const { user, server } = await openStep('social_networks', aDraft(), {
      language,
      width,
      answers: { 'applications.update': { application: done } },
    })
    const paste = async (name: string, link: string) => {
      await user.click(await box(name))
      await user.paste(link)
    }
    await paste(m.wizard_instagram(), '@noor.perfumes')
    await paste(m.wizard_facebook(), 'facebook.com/noor')
    await paste(m.wizard_other_links(), 'noor..shop')
    expect(main().getByText(m.wizard_link_left_out())).toBeTruthy()
    await user.click(button(m.wizard_add_link()))
    await paste(m.wizard_other_link_number({ number: 2 }), 'noor.shop/oud')
    await user.click(button(m.wizard_add_link()))
    await paste(m.wizard_other_link_number({ number: 3 }), 'noor.technology')
    expect(main().getAllByText(m.wizard_link_left_out())).toHaveLength(2)
    const instagram = await box(m.wizard_instagram())
    expect(instagram).toHaveProperty('value', 'https://www.instagram.com/noor.perfumes')
    await user.click(button(m.common_continue()))
    expect(await screen.findByRole('heading', { level: 1, name: m.wizard_location_title() })).toBeTruthy()
    expect(server.callsOf('applications.update').map(({ body }) => body)).toEqual([
      {
        id: 'app_1',
        social_networks: {
          instagram: 'https://www.instagram.com/noor.perfumes',
          facebook: 'https://facebook.com/noor',
          others: ['https://noor.shop/oud'],
        },
      },
    ])
  },
)

test('a step that is skipped is saved empty [WIZ-70, DEC-WIZ-2]', async () => {
  const { user, server } = await openStep('social_networks', aDraft(), {
    answers: { 'applications.update': { application: done } },
  })
  await user.click(button(m.wizard_skip()))
  expect(await screen.findByRole('heading', { level: 1, name: m.wizard_location_title() })).toBeTruthy()
  expect(server.callsOf('applications.update')).toMatchObject([
    { body: { social_networks: { instagram: '', facebook: '', others: [] } } },
  ])
})

test('leaving a saved step with a skip keeps what was saved [WIZ-70]', async () => {
  const { user, server } = await openStep('social_networks', done)
  expect(await box(m.wizard_instagram())).toHaveProperty('value', saved.instagram)
  await user.click(button(m.wizard_skip()))
  expect(await screen.findByRole('heading', { level: 1, name: m.wizard_location_title() })).toBeTruthy()
  expect(server.callsOf('applications.update')).toEqual([])
})

test('what is typed and not saved stands there again after a reload, and on the way from step to step [DEC-WIZ-11]', async () => {
  const page = await openStep('social_networks')
  await page.user.type(await box(m.wizard_facebook()), 'noor')
  expect(main().getByText(m.wizard_kept_here())).toBeTruthy()
  page.reload()
  await screen.findByRole('main')
  expect(await box(m.wizard_facebook())).toHaveProperty('value', 'noor')
  await page.user.click(main().getByRole('link', { name: m.common_back() }))
  await waitFor(() => expect(page.address()).toContain('/bank_statements/'))
})

test('leaving the wizard with something typed asks first, and stays where the merchant thinks better of it', async () => {
  const page = await openStep('social_networks')
  await page.user.type(await box(m.wizard_facebook()), 'noor')
  const way = within(main().getByRole('navigation', { name: m.capital_breadcrumbs() }))
  await page.user.click(way.getByRole('link', { name: m.capital_title() }))
  const question = within(await screen.findByRole('alertdialog', { name: m.wizard_leave_title() }))
  expect(question.getByText(m.wizard_leave_kept())).toBeTruthy()
  await page.user.click(question.getByRole('button', { name: m.wizard_leave_stay() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(page.address()).toContain('/social_networks/')
  expect(await box(m.wizard_facebook())).toHaveProperty('value', expect.stringContaining('noor'))
})
