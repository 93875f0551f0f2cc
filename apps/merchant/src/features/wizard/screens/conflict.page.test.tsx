import { refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, type Page } from '../../../testing/render-at.tsx'
import { anApplication, anOffer } from '../../../testing/fixtures/capital.ts'

const steps = [
  { name: 'customize_your_offer', completed: true, optional: false },
  { name: 'bank_statements', completed: true, optional: false },
  { name: 'social_networks', completed: false, optional: true },
  { name: 'location_details', completed: false, optional: true },
  { name: 'preapproved_legal_info', completed: false, optional: false },
] as const
const before = anApplication({ steps: [...steps] })
const networks = (name: string) => ({
  instagram: `https://www.instagram.com/${name}`,
  facebook: '',
  others: [],
})
/** What a colleague saved meanwhile. */
const theirs = { ...before, version: 2, social_networks: networks('second.tab') }

const field = () => screen.findByRole('textbox', { name: new RegExp(m.wizard_instagram()) })

/**
 * The step of social links, filled in over an older version and sent: the conflict stands, the draft is at
 * the server.
 */
async function inConflict(): Promise<Page & { notice: HTMLElement }> {
  let kept = 0
  const page = renderAt('/application-preapproved/social_networks/ofr_1/mer_1', {
    answers: {
      'offers.list': {
        offers: [
          anOffer({ application: { id: before.id, status: 'draft', saved_at: before.saved_at } as never }),
        ],
      },
      'advances.list': { loans: [] },
      'applications.list': { applications: [] },
      'applications.ofOffer': { application: before },
      'applications.read': { application: theirs },
      'applications.update': refuse('stale_version'),
      'drafts.list': { drafts: [] },
      'drafts.keep': () => ({ version: (kept += 1) }),
    },
  })
  await page.user.type(await field(), 'first.tab')
  await waitFor(() => expect(page.server.callsOf('drafts.keep')).toHaveLength(1))
  await page.user.click(screen.getByRole('button', { name: m.common_continue() }))
  return { ...page, notice: await screen.findByRole('alert') }
}

test('somebody who saved the same step meanwhile is told, with what they saved, and what was typed stays', async () => {
  const { notice } = await inConflict()
  expect(within(notice).getByText(m.wizard_conflict_title())).toBeTruthy()
  expect(within(notice).getByText(/second\.tab/)).toBeTruthy()
  expect(await field()).toHaveProperty('value', networks('first.tab').instagram)
})

test('whoever keeps their own saves it over the newer version and goes on', async () => {
  const { user, server, notice } = await inConflict()
  const saved = { ...theirs, version: 3, social_networks: networks('first.tab') }
  server.answer({ 'applications.update': { application: saved } })
  await user.click(within(notice).getByRole('button', { name: m.wizard_conflict_mine() }))
  expect(await screen.findByRole('heading', { name: m.wizard_location_title() })).toBeTruthy()
  expect(server.callsOf('applications.update').at(-1)?.ifMatch).toBe('"2"')
})

test('whoever takes theirs has it in the form, though the server still keeps what was typed', async () => {
  const { user, server, notice } = await inConflict()
  await user.click(within(notice).getByRole('button', { name: m.wizard_conflict_theirs() }))
  expect(screen.queryByText(m.wizard_conflict_title())).toBeNull()
  expect(await field()).toHaveProperty('value', networks('second.tab').instagram)
  await waitFor(() => expect(server.callsOf('drafts.keep').at(-1)?.body.content).toBeNull())
})
