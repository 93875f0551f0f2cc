import type { AuditEntry } from '@daftar/contract/endpoints/audit'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer } from '../../testing/dialogs.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'

function anEntry(more: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'aud_1',
    at: '2026-11-22T08:30:00.000Z',
    merchant_id: 'mrc_noor',
    actor: 'Rima Fares',
    actor_role: 'finance',
    action: 'transfer.confirmed',
    object: 'transfer trf_1',
    outcome: 'refused',
    reason: 'wrong_status',
    ip: '203.0.113.7',
    before: { status: 'ordered' },
    after: { status: 'confirmed' },
    ...more,
  }
}

const listed = (...entries: AuditEntry[]) => ({ entries, next_page_token: null })
const sound = {
  intact: true,
  entries: 120,
  broken_at: null,
  journal_intact: true,
  journal_entries: 48,
}

test.each(looks)(
  'the log shows who was refused what, found by the action of the address, in %s at %i',
  async (language, width) => {
    const { user, server } = renderAt('/desk/audit?action=transfer.confirmed', {
      language,
      width,
      answers: { 'audit.list': listed(anEntry()) },
    })
    expect(await screen.findByText('Rima Fares')).toBeTruthy()
    expect(screen.getByText(m.desk_audit_refused())).toBeTruthy()
    expect(server.callsOf('audit.list').at(-1)?.query.action).toBe('transfer.confirmed')
    await user.click(screen.getByRole('button', { name: /transfer\.confirmed|22/ }))
    const facts = await drawer()
    for (const text of ['wrong_status', 'transfer trf_1', 'mrc_noor', '203.0.113.7', 'ordered', 'confirmed'])
      expect(facts.getByText(text)).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('an administrator has the chains recomputed, of one merchant where the list is narrowed to it', async () => {
  const { user, server } = renderAt('/desk/audit?merchant=mrc_noor', {
    answers: { 'audit.list': listed(anEntry()), 'audit.verify': sound },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_audit_verify_merchant() }))
  expect(await screen.findByText(m.desk_audit_intact())).toBeTruthy()
  expect(screen.getByText(m.desk_audit_intact_text({ entries: 120, postings: 48 }))).toBeTruthy()
  expect(server.callsOf('audit.verify').map(({ query }) => query.merchant_id)).toEqual(['mrc_noor'])
})

test('a broken chain is an alarm that names the place', async () => {
  const { user, server } = renderAt('/desk/audit', {
    answers: { 'audit.list': listed(), 'audit.verify': offline },
  })
  const verify = await screen.findByRole('button', { name: m.desk_audit_verify() })
  await user.click(verify)
  expect((await screen.findByRole('alert')).textContent).toContain(m.desk_no_answer())
  server.answer({ 'audit.verify': { ...sound, intact: false, broken_at: 'aud_17' } })
  await user.click(verify)
  expect(await screen.findByText(m.desk_audit_broken())).toBeTruthy()
  expect(screen.getByText('aud_17')).toBeTruthy()
  expect(screen.queryByText(m.desk_audit_intact())).toBeNull()
})

test('who only reads the log is not offered to verify it', async () => {
  renderAt('/desk/audit', { as: ['finance'], answers: { 'audit.list': listed(anEntry()) } })
  expect(await screen.findByText('Rima Fares')).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_audit_verify() })).toBeNull()
})

test('an action that is typed narrows the list by its address, and an empty answer says so', async () => {
  const { user, address } = renderAt('/desk/audit', {
    answers: { 'audit.list': ({ query }) => (query.action ? listed() : listed(anEntry())) },
  })
  await screen.findByText('Rima Fares')
  await user.type(screen.getByRole('searchbox', { name: m.desk_audit_action() }), 'case')
  expect(await screen.findByText(m.desk_audit_empty_filter())).toBeTruthy()
  expect(address()).toBe('/desk/audit?action=case')
})

test('more entries are asked for by the token of the page before', async () => {
  const { user } = renderAt('/desk/audit', {
    answers: {
      'audit.list': ({ query }) =>
        query.page_token === 'two'
          ? listed(anEntry({ id: 'aud_2', actor: 'Omar Said' }))
          : { ...listed(anEntry()), next_page_token: 'two' },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.common_more() }))
  expect(await screen.findByText('Omar Said')).toBeTruthy()
  expect(screen.getByText('Rima Fares')).toBeTruthy()
})

test('while the log is on its way no entry stands there; when it does not come trying again brings it', async () => {
  renderAt('/desk/audit', { answers: { 'audit.list': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_audit() })).toBeTruthy()
  expect(screen.queryByText('Rima Fares')).toBeNull()
  const { user, server } = renderAt('/desk/audit', { answers: { 'audit.list': refuse('internal') } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  expect(screen.getByText(m.desk_audit_failed())).toBeTruthy()
  server.answer({ 'audit.list': listed() })
  await user.click(again)
  expect(await screen.findByText(m.desk_audit_empty_text())).toBeTruthy()
})
