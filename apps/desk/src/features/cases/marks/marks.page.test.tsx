import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, question, said } from '../../../testing/dialogs.ts'
import { aCase, aKeptMark, anAnsweredMark } from '../../../testing/fixtures/cases.ts'
import { aStanding } from '../../../testing/fixtures/screening.ts'
import { noorIn } from '../../../testing/fixtures/merchant.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../../testing/render-at.tsx'

const notes = { en: 'The amounts are cut off', ar: 'المبالغ مقطوعة' } as const
const onName = aKeptMark()
const onStatement = aKeptMark({
  id: 'mrk_2',
  target: 'statement:fil_statement1',
  page: 2,
  reason: 'unreadable',
  note_en: notes.en,
  note_ar: notes.ar,
})
const onInstagram = aKeptMark({
  id: 'mrk_3',
  target: 'instagram',
  reason: 'incomplete',
  made_by: 'Rima Fares',
  made_by_id: 'stf_2',
})

async function open(opened: DeskCase, options: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/cases/app_1', {
    as: ['underwriter'],
    ...options,
    answers: {
      'decisions.case': { case: opened },
      'files.ticketForStaff': pending,
      'screening.ofSubject': aStanding(),
      ...options.answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: noorIn[options.language ?? 'en'] })
  return page
}

/** On a phone the panes are tabs. */
async function toPane(user: Page['user'], name: string) {
  const tab = screen.queryByRole('tab', { name })
  if (tab) await user.click(tab)
}

/** By keyboard, the dialog over one place of the case. */
async function mark({ user }: Page, name: string) {
  screen.getAllByRole('button', { name: m.desk_mark_add({ name }) })[0]?.focus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: m.desk_mark_title({ name }) }))
  const add = async () => {
    dialog.getByRole('button', { name: m.desk_mark_this() }).focus()
    await user.keyboard('{Enter}')
  }
  const choose = async (reason: string) => {
    dialog.getByRole('radio', { name: reason }).focus()
    await user.keyboard(' ')
  }
  return { dialog, add, choose }
}

const marksToSend = (count: number) => screen.findByText(asRead(m.desk_marks_to_send({ count })))
const isReset = () => screen.getByRole<HTMLInputElement>('radio', { name: m.desk_reset() }).checked

test('places are marked by keyboard, each with a reason, a page and a note in both languages [DEC-APPL-8]', async () => {
  const page = await open(aCase())
  const { server } = page
  const name = await mark(page, m.wizard_company_name())
  await name.add()
  expect(name.dialog.getByText(m.field_choose_option())).toBeTruthy()
  server.answer({ 'decisions.addMarks': { case: aCase({ kept_marks: [onName] }) } })
  await name.choose(m.capital_mark_does_not_match())
  await name.add()
  await marksToSend(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(isReset()).toBe(true)

  const statement = await mark(page, `${m.capital_mark_statement()} · statement.pdf`)
  await statement.choose(m.capital_mark_unreadable())
  const { dialog } = statement
  await fill(page.user, dialog.getByRole('textbox', { name: new RegExp(m.desk_mark_page()) }), '2')
  await fill(page.user, dialog.getByRole('textbox', { name: m.desk_mark_note_en() }), notes.en)
  await statement.add()
  expect(dialog.getByText(m.field_required())).toBeTruthy()
  expect(server.callsOf('decisions.addMarks')).toHaveLength(1)
  server.answer({ 'decisions.addMarks': { case: aCase({ kept_marks: [onName, onStatement] }) } })
  await fill(page.user, dialog.getByRole('textbox', { name: m.desk_mark_note_ar() }), notes.ar)
  await statement.add()
  await marksToSend(2)
  expect(server.callsOf('decisions.addMarks').map(({ body }) => body.marks)).toEqual([
    [{ target: 'company_name', page: null, reason: 'does_not_match', note_en: '', note_ar: '' }],
    [
      {
        target: 'statement:fil_statement1',
        page: 2,
        reason: 'unreadable',
        note_en: notes.en,
        note_ar: notes.ar,
      },
    ],
  ])
})

test('what is marked is there when the case is opened again; a mark is taken back [DEC-APPL-8]', async () => {
  const { user, server } = await open(aCase({ kept_marks: [onName, onStatement, onInstagram] }))
  await marksToSend(3)
  expect(isReset()).toBe(true)
  expect(screen.getByText(asRead(m.desk_mark_by({ name: 'Rima Fares' })))).toBeTruthy()
  server.answer({ 'decisions.removeMark': { case: aCase({ kept_marks: [onName, onStatement] }) } })
  const name = m.wizard_instagram()
  await user.click(screen.getByRole('button', { name: m.desk_mark_remove({ name }) }))
  await marksToSend(2)
  expect(server.callsOf('decisions.removeMark')).toMatchObject([
    { params: { id: 'app_1', markId: 'mrk_3' }, ifMatch: '"1"' },
  ])
})

test('what a colleague marked meanwhile is read before anything goes back [DEC-APPL-8]', async () => {
  const { user, server } = await open(aCase({ kept_marks: [onName, onStatement] }))
  await marksToSend(2)
  await user.click(screen.getByRole('button', { name: m.desk_reset_application() }))
  const dialog = await question(m.desk_reset_title())
  for (const note of [notes.en, notes.ar])
    expect(dialog.getByText(new RegExp(note)).textContent).toContain(note)
  const kept_marks = [onName, onStatement, onInstagram]
  server.answer({
    'decisions.decide': refuse('stale_version'),
    'decisions.case': { case: aCase({ kept_marks, application: { version: 8 } }) },
  })
  await user.click(dialog.getByRole('button', { name: m.desk_reset_application() }))
  expect(await screen.findByText(m.desk_stale_title())).toBeTruthy()
  expect(screen.getByText(asRead(m.desk_stale_marked({ name: 'Rima Fares' })))).toBeTruthy()
  await marksToSend(3)
  await user.click(screen.getByRole('button', { name: m.desk_reset_application() }))
  const again = await question(m.desk_reset_title())
  const back = aCase({ application: { status: 'reset', version: 9 } })
  server.answer({ 'decisions.decide': { case: back } })
  await user.click(again.getByRole('button', { name: m.desk_reset_application() }))
  expect(await said(m.desk_done_reset())).toBe(true)
  const [, sent] = server.callsOf('decisions.decide')
  expect(sent).toMatchObject({ ifMatch: '"8"', body: { decision: 'reset', reasons: [] } })
  expect(sent?.body.marks.map(({ target }) => target)).toEqual(kept_marks.map(({ target }) => target))
})

test.each(looks)(
  'once it is corrected the underwriter sees what stood there beside what came in its place, in %s at %i [DEC-APPL-8]',
  async (language, width) => {
    const file = (name: string) => ({
      text: null,
      file: { url: `fil_${name}_pdf`, name: `${name}.pdf`, size: 9_000 },
    })
    const replaced = anAnsweredMark({
      ...onStatement,
      before: file('statement'),
      after: file('clear'),
    })
    const { user, server } = await open(
      aCase({ marks: [anAnsweredMark(), replaced], rounds: { used: 1, maximum: 3 } }),
      { language, width },
    )
    const card = within(screen.getByRole('region', { name: m.desk_marks() }))
    expect(card.getByText(asRead(m.desk_marks_subtitle({ used: 1, maximum: 3 })))).toBeTruthy()
    for (const text of [
      'Noor Perfumes Trading LLC',
      'Noor Perfumes General Trading',
      'statement.pdf',
      'clear.pdf',
      notes[language],
    ])
      expect(card.getByText(text)).toBeTruthy()
    for (const name of ['statement.pdf', 'clear.pdf']) {
      await toPane(user, m.desk_case_facts())
      await user.click(screen.getByRole('button', { name: m.desk_show_document({ name }) }))
      expect(
        screen.getByRole('tab', { selected: true, name: new RegExp(m.desk_document_before()) }),
      ).toBeTruthy()
    }
    expect(server.callsOf('files.ticketForStaff').map(({ body }) => body.url)).toEqual(
      expect.arrayContaining(['fil_statement_pdf', 'fil_clear_pdf']),
    )
  },
)
