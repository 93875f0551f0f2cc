import type { HelpArticle, HelpLine } from '@daftar/contract/endpoints/service/support-help-shapes'
import { refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'
import { sectionText } from './words.ts'

const line = (more: Partial<HelpLine> = {}): HelpLine => ({
  ...{ id: 'refunds', section: 'orders', title: 'Refunding a shopper', summary: 'Within 180 days.' },
  ...more,
})
const plain = (text: string) => ({ text, is_strong: false, href: null })
const article: HelpArticle = {
  ...line(),
  blocks: [
    { kind: 'heading', lines: [[plain('How to refund')]] },
    {
      kind: 'steps',
      lines: [
        [plain('Open the order in '), { ...plain('Orders'), href: '/payments' }],
        [plain('Choose '), { ...plain('Refund'), is_strong: true }],
      ],
    },
    { kind: 'points', lines: [[plain('At once or in parts')]] },
    { kind: 'text', lines: [[plain('The shopper has it at once.')]] },
  ],
}
const all = [line(), line({ id: 'wallet', section: 'money', title: 'The merchant wallet' })]
const always: PageOptions['answers'] = {
  'support.chatToken': { token: 'tok' },
  'support.list': { items: [], next_page_token: null },
  'merchants.stores': { items: [] },
}
const at = (path: string, { answers, ...options }: PageOptions = {}) =>
  renderAt(path, { ...options, answers: { ...always, 'support.help': { articles: all }, ...answers } })

test.each(looks)(
  'help lists its articles by sections and leads to one, in %s at %i',
  async (language, width) => {
    const { user, address, server } = at('/support/help', {
      ...{ language, width },
      answers: { 'support.article': { article } },
    })
    const link = await screen.findByRole('link', { name: 'Refunding a shopper' })
    for (const section of ['orders', 'money'] as const)
      expect(screen.getByRole('heading', { name: sectionText(section) })).toBeTruthy()
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: 'Refunding a shopper' })).toBeTruthy()
    expect(address()).toBe('/support/help/refunds')
    expect(server.callsOf('support.article').at(-1)).toMatchObject({ query: { language } })
    const page = within(screen.getByRole('main'))
    const steps = page.getByRole('link', { name: 'Orders' }).closest('ol')!
    expect(within(steps).getByText('Refund').tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: m.support_open_new() }).getAttribute('href')).toBe(
      '/support?new=yes',
    )
  },
)

test('the list of tickets leads to help', async () => {
  at('/support')
  const link = await screen.findByRole('link', { name: m.support_help() })
  expect(link.getAttribute('href')).toBe('/support/help')
})

test('what is searched for stands in the address; where nothing is found all articles are a press away', async () => {
  const { user, address, server } = at('/support/help', {
    answers: { 'support.help': ({ query }) => ({ articles: query.query ? [] : all }) },
  })
  await user.type(await screen.findByRole('searchbox'), 'ايبان')
  expect(await screen.findByText(m.support_help_none())).toBeTruthy()
  expect(server.callsOf('support.help').at(-1)?.query).toMatchObject({ query: 'ايبان' })
  expect(decodeURIComponent(address())).toBe('/support/help?search=ايبان')
  await user.click(screen.getByRole('button', { name: m.support_help_all() }))
  expect(await screen.findByRole('link', { name: 'The merchant wallet' })).toBeTruthy()
  expect(address()).toBe('/support/help')
})

test('help that cannot be had says so', async () => {
  at('/support/help', { answers: { 'support.help': refuse('internal') } })
  expect(await screen.findByText(m.support_help_failed())).toBeTruthy()
})

test('an article that is none is no page', async () => {
  at('/support/help/none', { mayComplain: true, answers: { 'support.article': refuse('not_found') } })
  expect(await screen.findByText(m.shell_not_found_title())).toBeTruthy()
})

test('while a ticket is written articles are offered; whoever is helped by one sends nothing', async () => {
  const { user, server, address } = at('/support?new=yes', {
    answers: {
      'support.article': { article },
      'support.help': ({ query }) => ({ articles: query.for === 'ticket' ? [line()] : all }),
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: m.support_new() }))
  expect(dialog.queryByText(m.support_help_suggested())).toBeNull()
  await user.type(dialog.getByLabelText(m.support_col_subject()), 'A refund')
  const offered = within(await dialog.findByRole('region', { name: m.support_help_suggested() }))
  // Not with each letter.
  expect(server.callsOf('support.help').length).toBeLessThan(4)
  expect(server.callsOf('support.help').at(-1)?.query).toMatchObject({ query: 'A refund', for: 'ticket' })
  await user.click(offered.getByText('Refunding a shopper'))
  expect((await offered.findByRole<HTMLAnchorElement>('link', { name: 'Orders' })).target).toBe('_blank')
  await user.click(offered.getByRole('button', { name: m.support_help_answered() }))
  expect(await screen.findByText(m.support_help_glad())).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/support'))
  expect(server.callsOf('support.create')).toEqual([])
})
