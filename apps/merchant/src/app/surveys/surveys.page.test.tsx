import { refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m } from '@daftar/words'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { atHomeAs, homeAnswers } from '../../testing/fixtures/home.ts'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'
import type { AskedSurvey } from './queries.ts'

const both = (en: string, ar: string) => ({ en, ar })
const report: AskedSurvey = {
  id: 'srv_report',
  opens: 'itself',
  title: both('How is your payout report?', 'ما رأيك في تقرير الدفعات؟'),
  intro: both('It takes a minute.', 'يستغرق دقيقة.'),
  questions: [
    {
      kind: 'one',
      text: both('Is it clear?', 'هل هو واضح؟'),
      options: [both('Yes', 'نعم'), both('No', 'لا')],
      required: true,
    },
    {
      kind: 'several',
      text: both('What is missing?', 'ما الذي ينقصه؟'),
      options: [both('VAT', 'الضريبة'), both('Fees', 'الرسوم')],
      required: false,
    },
    { kind: 'words', text: both('What else?', 'ماذا أيضًا؟'), options: [], required: false },
  ],
}
const ofCard: AskedSurvey = { ...report, id: 'srv_card', opens: 'card' }

/** A page that has stood long enough for what nobody waits for. */
async function quietAt(path: string, { answers, ...options }: PageOptions = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const page = renderAt(path, { ...options, answers: { 'surveys.mine': { surveys: [report] }, ...answers } })
  await screen.findAllByRole('heading')
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  return page
}

const dialogOf = async ({ title }: AskedSurvey, language: 'en' | 'ar' = 'en') =>
  within(await screen.findByRole('dialog', { name: title[language] }))

test.each(looks)('a survey is answered once, in %s at %i, and is gone then', async (language, width) => {
  const { server, user } = await quietAt('/account', {
    ...{ language, width, as: { experiments: ['acquiring_survey'] } },
    answers: { 'surveys.mine': { surveys: [ofCard] }, 'surveys.answer': undefined },
  })
  if (width < 768) await user.click(await screen.findByRole('button', { name: m.shell_menu_open() }))
  await user.click(await screen.findByRole('button', { name: m.shell_survey_open() }))
  const dialog = await dialogOf(ofCard, language)
  await user.click(dialog.getByRole('radio', { name: language === 'ar' ? 'لا' : 'No' }))
  await user.click(dialog.getByRole('checkbox', { name: language === 'ar' ? 'الرسوم' : 'Fees' }))
  await user.type(dialog.getByRole('textbox'), 'Totals')
  pressTwice(dialog.getByRole('button', { name: m.surveys_send() }))
  expect(await screen.findByText(m.surveys_thanks())).toBeTruthy()
  expect(server.callsOf('surveys.answer')).toMatchObject([
    {
      params: { id: 'srv_card' },
      body: {
        language,
        answers: [
          { choices: [1], words: '' },
          { choices: [1], words: '' },
          { choices: [], words: 'Totals' },
        ],
      },
    },
  ])
  await waitFor(() => expect(screen.queryByText(m.shell_survey_title())).toBeNull())
})

test('what has to be answered is said at its question, and nothing is sent', async () => {
  const { server, user } = await quietAt('/account', {
    as: { experiments: ['acquiring_survey'] },
    answers: { 'surveys.mine': { surveys: [ofCard] } },
  })
  await user.click(await screen.findByRole('button', { name: m.shell_survey_open() }))
  const dialog = await dialogOf(ofCard)
  await user.click(dialog.getByRole('button', { name: m.surveys_send() }))
  expect((await dialog.findAllByText(new RegExp(fieldText('required')))).length).toBeGreaterThan(1)
  expect(server.callsOf('surveys.answer')).toEqual([])
  await user.click(dialog.getByRole('button', { name: m.surveys_not_now() }))
  expect(server.callsOf('surveys.dismiss')).toEqual([])
  expect(screen.getByRole('button', { name: m.shell_survey_close() })).toBeTruthy()
})

test('a survey that was answered elsewhere says so and leaves', async () => {
  const { user } = await quietAt('/account', {
    as: { experiments: ['acquiring_survey'] },
    answers: { 'surveys.mine': { surveys: [ofCard] }, 'surveys.answer': refuse('wrong_status') },
  })
  await user.click(await screen.findByRole('button', { name: m.shell_survey_open() }))
  const dialog = await dialogOf(ofCard)
  await user.click(dialog.getByRole('radio', { name: 'Yes' }))
  await user.click(dialog.getByRole('button', { name: m.surveys_send() }))
  expect(await dialog.findByText(m.surveys_over())).toBeTruthy()
  expect(dialog.queryByRole('button', { name: m.surveys_send() })).toBeNull()
})

test('without the experiment nobody asks for the card, and a page other than the first asks nothing', async () => {
  const { server } = await quietAt('/account')
  expect(server.callsOf('surveys.mine')).toEqual([])
  expect(screen.queryByText(m.shell_survey_title())).toBeNull()
})

const home = (more: PageOptions = {}): PageOptions => ({
  now: () => Date.parse('2026-11-22T11:53:00Z'),
  ...more,
  answers: { ...homeAnswers, 'accounts.read': atHomeAs({}), 'surveys.dismiss': undefined, ...more.answers },
})

test('one that shows by itself does so on the first page once it stands, and put away it stays away', async () => {
  const { server, user } = await quietAt('/dashboard', home())
  const dialog = await dialogOf(report)
  expect(dialog.getByText('It takes a minute.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.callsOf('surveys.dismiss')).toMatchObject([{ params: { id: 'srv_report' } }])
  const asked = server.callsOf('surveys.mine').length
  await user.click(screen.getAllByRole('link', { name: /owner@noor.example/ })[0]!)
  await screen.findByRole('heading', { level: 1, name: m.account_title() })
  await user.click(screen.getAllByRole('link', { name: m.shell_item_dashboard() })[0]!)
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.callsOf('surveys.mine')).toHaveLength(asked)
})

test('it never comes over another dialog, nor to staff who look at the pages', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const options = home({ answers: { 'surveys.mine': { surveys: [report] } } })
  const { user, server } = renderAt('/dashboard', options)
  await screen.findAllByRole('heading')
  await user.keyboard('?')
  await screen.findByRole('dialog')
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await waitFor(() => expect(server.callsOf('surveys.mine').length).toBeGreaterThan(0))
  expect(screen.queryByRole('dialog', { name: report.title.en })).toBeNull()
  const viewed = await quietAt(
    '/dashboard',
    home({ answers: { 'accounts.read': atHomeAs({ viewed_until: '2026-11-22T12:30:00.000Z' }) } }),
  )
  expect(viewed.server.callsOf('surveys.mine')).toEqual([])
})
