import type { AuditEntry } from '@daftar/contract/endpoints/console/audit'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawer } from '../../testing/dialogs.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'

function anEntry(more: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'aud_1',
    at: '2026-11-22T08:30:00.000Z',
    merchant_id: 'mrc_noor',
    merchant_name: 'Noor Perfumes',
    merchant_name_ar: 'نور للعطور',
    actor: 'Rima Fares',
    actor_id: 'stf_rima',
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

const inWords = (text: string) => text.replace(place, '').trim()
const place = '~'

test.each(looks)(
  'the log says in a sentence who was refused what and why; the raw entry is a press away, in %s at %i',
  async (language, width) => {
    const { user, server } = renderAt('/desk/audit?family=bank&person=rima', {
      language,
      width,
      answers: { 'audit.list': listed(anEntry()) },
    })
    expect(await screen.findByText('Rima Fares')).toBeTruthy()
    const line = within(screen.getByText('Rima Fares').closest('li')!)
    expect(
      line.getByText(new RegExp(inWords(m.audit_trying_transfer_confirmed({ merchant: place })))),
    ).toBeTruthy()
    expect(line.getByRole('link', { name: language === 'ar' ? 'نور للعطور' : 'Noor Perfumes' })).toBeTruthy()
    expect(line.getByText(new RegExp(m.audit_refused()))).toBeTruthy()
    expect(line.getByText(reasonText('wrong_status'))).toBeTruthy()
    expect(server.callsOf('audit.list').at(-1)?.query).toMatchObject({ family: 'bank', person: 'rima' })
    await user.click(line.getByRole('button', { name: m.audit_open() }))
    const change = within(line.getByRole('row', { name: new RegExp(m.audit_field_status()) }))
    expect([
      change.getByText('ordered').closest('del'),
      change.getByText('confirmed').closest('ins'),
    ]).not.toContain(null)
    await user.click(line.getByRole('button', { name: m.audit_raw() }))
    const facts = await drawer()
    for (const text of ['transfer.confirmed', 'wrong_status', 'transfer trf_1', 'mrc_noor', '203.0.113.7'])
      expect(facts.getByText(text)).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('steps of signing in are one line that opens, and a refusal in a row is counted', async () => {
  const signing = [1, 2, 3].map((at) =>
    anEntry({
      id: `aud_s${at}`,
      action: 'sign_in.completed',
      outcome: 'done',
      reason: null,
      actor: at === 3 ? '' : `Person ${at}`,
      actor_id: `flow_${at}`,
      actor_role: 'flow',
    }),
  )
  const refused = [1, 2].map((at) => anEntry({ id: `aud_r${at}`, after: { count: 3 } }))
  const { user } = renderAt('/desk/audit', { answers: { 'audit.list': listed(...signing, ...refused) } })
  expect(await screen.findByText(m.audit_people_signed_in({ count: 3 }))).toBeTruthy()
  expect(screen.getByText(new RegExp(m.audit_times({ count: 6 })))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.audit_show_all({ count: 3 }) }))
  expect(screen.getAllByText(m.audit_somebody()).length).toBeGreaterThan(1)
  expect(screen.getAllByText(m.audit_did_sign_in_completed())).toHaveLength(3)
})

test('what the product, an operator or a kind of another day did is said as well as it can be', async () => {
  const entries = [
    anEntry({
      id: 'a1',
      actor: '',
      actor_role: 'operator',
      actor_id: 'operator:root',
      outcome: 'done',
      reason: null,
      action: 'staff.added',
      merchant_id: null,
    }),
    anEntry({
      id: 'a2',
      actor: '',
      actor_role: 'key',
      actor_id: 'key_1',
      outcome: 'done',
      reason: null,
      action: 'payment_api.captured',
    }),
    anEntry({ id: 'a3', outcome: 'done', reason: null, action: 'long.forgotten', before: null, after: null }),
  ]
  renderAt('/desk/audit', { answers: { 'audit.list': listed(...entries) } })
  expect(await screen.findByText(m.audit_operator({ name: 'root' }))).toBeTruthy()
  expect(screen.getByText(m.audit_shop())).toBeTruthy()
  expect(screen.getByText('long.forgotten')).toBeTruthy()
})

test('an administrator has the chains recomputed, of one merchant where the list is narrowed to it', async () => {
  const { user, server } = renderAt('/desk/audit?merchant=mrc_noor', {
    answers: {
      'audit.list': listed(anEntry()),
      'audit.verify': sound,
      'merchants.list': { merchants: [], next_page_token: null },
    },
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

test('a person who is typed narrows the log by its address, and an empty answer says so', async () => {
  const { user, address } = renderAt('/desk/audit', {
    answers: { 'audit.list': ({ query }) => (query.person ? listed() : listed(anEntry())) },
  })
  await screen.findByText('Rima Fares')
  await user.type(screen.getByRole('searchbox', { name: m.audit_person() }), 'omar')
  expect(await screen.findByText(m.desk_audit_empty_filter())).toBeTruthy()
  expect(address()).toBe('/desk/audit?person=omar')
})

test('more entries are asked for by the token of the page before', async () => {
  const { user } = renderAt('/desk/audit', {
    answers: {
      'audit.list': ({ query }) =>
        query.page_token === 'two'
          ? listed(anEntry({ id: 'aud_2', actor: 'Omar Said', actor_id: 'stf_omar' }))
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
