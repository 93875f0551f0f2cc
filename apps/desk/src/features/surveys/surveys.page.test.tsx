import { pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { question } from '../../testing/dialogs.ts'
import { ofNoor } from '../../testing/fixtures/merchant.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'
import type { OneSurvey, Survey } from './queries.ts'

const both = (en: string, ar: string) => ({ en, ar })
const aSurvey = (more: Partial<Survey> = {}): Survey => ({
  id: 'srv_report',
  opens: 'itself',
  title: both('Payout report', 'تقرير الدفعات'),
  intro: both('', ''),
  questions: [
    {
      kind: 'one',
      text: both('Clear?', 'واضح؟'),
      options: [both('Yes', 'نعم'), both('No', 'لا')],
      required: true,
    },
    { kind: 'words', text: both('What else?', 'ماذا أيضًا؟'), options: [], required: false },
  ],
  countries: ['ARE'],
  roles: ['workspace_admin'],
  percent: 20,
  from: null,
  until: null,
  status: 'running',
  made_at: '2026-11-20T08:00:00.000Z',
  made_by: 'Dana Khoury',
  ended_at: null,
  ended_by: null,
  answered: 4,
  dismissed: 2,
  ...more,
})
const one: OneSurvey = {
  survey: aSurvey(),
  figures: [
    { answered: 4, options: [3, 1], words: [] },
    {
      answered: 1,
      options: [],
      words: [{ words: 'أضيفوا الرسوم', language: 'ar', at: '2026-11-21T08:00:00.000Z', ...ofNoor }],
    },
  ],
}
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

test.each(looks)(
  'every survey says whom it asks and how many answered, in %s at %i',
  async (language, width) => {
    renderAt('/desk/surveys', { language, width, answers: { 'surveys.list': { surveys: [aSurvey()] } } })
    expect((await screen.findAllByText(aSurvey().title[language])).length).toBeGreaterThan(0)
    expect(screen.getAllByText(m.desk_surveys_running()).length).toBeGreaterThan(0)
    expect(screen.getAllByText((text) => plain(text).includes('20%')).length).toBeGreaterThan(0)
  },
)

test('the list waits, fails and tries again', async () => {
  renderAt('/desk/surveys', { answers: { 'surveys.list': pending } })
  expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)
  const page = renderAt('/desk/surveys', { answers: { 'surveys.list': refuse('internal') } })
  expect(await screen.findByText(m.desk_surveys_failed())).toBeTruthy()
  page.server.answer({ 'surveys.list': { surveys: [aSurvey()] } })
  await page.user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect((await screen.findAllByText('Payout report')).length).toBeGreaterThan(0)
})

test('figures stand by question: a share for each option, words with their merchant', async () => {
  renderAt('/desk/surveys/srv_report', { answers: { 'surveys.read': one } })
  const yes = await screen.findByRole('progressbar', { name: 'Yes' })
  expect(yes.getAttribute('aria-valuenow')).toBe('75')
  expect(screen.getByText('أضيفوا الرسوم')).toBeTruthy()
  expect(screen.getByRole('link', { name: ofNoor.merchant_name })).toBeTruthy()
})

test('a survey is ended once it was asked about, by one press', async () => {
  const page = renderAt('/desk/surveys/srv_report', { answers: { 'surveys.read': one } })
  await page.user.click(await screen.findByRole('button', { name: m.desk_survey_end() }))
  const dialog = await question(m.desk_survey_end_title())
  const ended = aSurvey({ status: 'ended', ended_at: '2026-11-22T08:00:00.000Z', ended_by: 'Dana Khoury' })
  page.server.answer({ 'surveys.end': { ...one, survey: ended } })
  pressTwice(dialog.getByRole('button', { name: m.desk_survey_end() }))
  expect(await screen.findByText(m.desk_survey_done_ended())).toBeTruthy()
  expect(page.server.callsOf('surveys.end')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: m.desk_survey_end() })).toBeNull())
})

test.each(looks)(
  'a survey is made in both languages with whom it asks, in %s at %i',
  async (language, width) => {
    const page = renderAt('/desk/surveys/new', {
      ...{ language, width },
      answers: { 'surveys.reach': { merchants: 3, people: 7 }, 'surveys.read': one },
    })
    const { user, server } = page
    await user.click(await screen.findByRole('button', { name: m.desk_surveys_make() }))
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link').length).toBeGreaterThan(3)
    expect(screen.getAllByText(fieldText('required')).length).toBeGreaterThan(1)
    expect(server.callsOf('surveys.make')).toEqual([])
    const write = async (name: string, text: string) => {
      await user.click(screen.getByRole('textbox', { name: (shown) => plain(shown) === plain(name) }))
      await user.paste(text)
    }
    await write(m.desk_surveys_title_en(), 'Payout report')
    await write(m.desk_surveys_title_ar(), 'تقرير الدفعات')
    await write(m.desk_surveys_question_en({ number: 1 }), 'Clear?')
    await write(m.desk_surveys_question_ar({ number: 1 }), 'واضح؟')
    await write(m.desk_surveys_options_en({ number: 1 }), 'Yes\nNo')
    await write(m.desk_surveys_options_ar({ number: 1 }), 'نعم\nلا')
    await user.click(screen.getByRole('checkbox', { name: language === 'ar' ? /الإمارات/ : /Emirates/ }))
    server.answer({ 'surveys.make': one })
    pressTwice(screen.getByRole('button', { name: m.desk_surveys_make() }))
    await waitFor(() => expect(page.address()).toBe('/desk/surveys/srv_report'))
    expect(server.callsOf('surveys.make')).toMatchObject([
      {
        body: {
          title: both('Payout report', 'تقرير الدفعات'),
          questions: [{ options: [both('Yes', 'نعم'), both('No', 'لا')] }],
          countries: ['ARE'],
          percent: 100,
          from: null,
        },
      },
    ])
  },
)

test('options that one language lacks are said to be missing', async () => {
  const { user } = renderAt('/desk/surveys/new', {
    answers: { 'surveys.reach': { merchants: 3, people: 7 } },
  })
  await user.click(await screen.findByRole('textbox', { name: m.desk_surveys_options_en({ number: 1 }) }))
  await user.paste('Yes\nNo')
  await user.click(screen.getByRole('button', { name: m.desk_surveys_make() }))
  const options = screen.getByRole('textbox', { name: m.desk_surveys_options_ar({ number: 1 }) })
  await waitFor(() => expect(options.getAttribute('aria-invalid')).toBe('true'))
})
